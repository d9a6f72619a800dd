// A section as an edition plays it: its own wording in the text, and below it where other editions differ.

import type { Block, Part } from '../generated/protocol';

/** What is shown of a section, in order: a block, or how some other editions differ from the one above. */
export type Shown =
  | { readonly type: 'block'; readonly block: Block }
  /** Without parts: what is said above does not hold there. */
  | { readonly type: 'difference'; readonly editions: readonly string[]; readonly parts: readonly Part[] };

/** The blocks of a section in an edition, of all there are; without an edition as they are written. */
export function inEdition(blocks: readonly Block[], edition: string, all: readonly string[]): readonly Shown[] {
  return runs(blocks).flatMap(({ block, differences }) => {
    const own = differences.filter((one) => one.editions.includes(edition));
    const others = differences.filter((one) => !own.includes(one));
    return [
      ...own.reduce(rewritten, [block]).map((one) => ({ type: 'block', block: one }) as const),
      ...others.map((one) => ({ type: 'difference', editions: one.editions, parts: told(one) }) as const),
      ...own.flatMap((one) => {
        const editions = all.filter(
          (name) => !differences.some((other) => other.editions.includes(name) && meets(one, other)),
        );
        return editions.length ? [{ type: 'difference', editions, parts: replaced(block, one) } as const] : [];
      }),
    ];
  });
}

/** How often the editions differ in some blocks. */
export function countDifferences(blocks: readonly Block[]): number {
  return blocks.filter(({ kind }) => kind === 'difference').length;
}

/** Each block with the differences below it. */
function runs(blocks: readonly Block[]): readonly { readonly block: Block; readonly differences: Block[] }[] {
  const found: { block: Block; differences: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'difference') found.at(-1)?.differences.push(block);
    else found.push({ block, differences: [] });
  }
  return found;
}

const idsOf = (parts: readonly Part[]): readonly string[] => parts.flatMap(({ ids }) => ids);
const told = (difference: Block): readonly Part[] =>
  difference.instead.length ? difference.instead : difference.parts;

/** Whether two differences are about the same. */
function meets(one: Block, other: Block): boolean {
  return one === other || idsOf(one.parts).some((id) => idsOf(other.parts).includes(id));
}

/** What of a block does not hold where it differs. */
function replaced(block: Block, difference: Block): readonly Part[] {
  if (block.kind !== 'paragraph' && block.kind !== 'item') return [];
  const ids = idsOf(difference.parts);
  return block.parts.filter((part) => part.ids.some((id) => ids.includes(id)));
}

/** A block with what holds instead in its place, or behind it. */
function rewritten(before: readonly Block[], difference: Block): readonly Block[] {
  const [block, ...more] = before;
  if (!block) return before;
  const gone = replaced(block, difference);
  const first = gone[0];
  if (!first) return [block, ...more, { ...difference, kind: 'paragraph', parts: told(difference), editions: [] }];
  const parts = block.parts.flatMap((part) => (part === first ? told(difference) : gone.includes(part) ? [] : [part]));
  return [{ ...block, parts }, ...more];
}
