// A section as an edition plays it: its own wording in the text, and where other editions differ.

import type { Block, Part } from '../generated/protocol';

/** What is shown of a section, in order: a block, or how some editions differ from what stands above. */
export type Shown =
  | { readonly type: 'block'; readonly block: Block }
  /** `own`: it is the edition that is read. */
  | {
      readonly type: 'difference';
      readonly editions: readonly string[];
      readonly parts: readonly Part[];
      readonly own: boolean;
    };

/** The blocks of a section in an edition, of all there are; without an edition as they are written. */
export function inEdition(blocks: readonly Block[], edition: string, all: readonly string[]): readonly Shown[] {
  const differences = blocks.filter(({ kind }) => kind === 'difference');
  const rewrites = differences.filter((one) => one.instead.length && one.editions.includes(edition));
  const places = new Map(rewrites.map((one) => [one, placeOf(one, blocks)]));

  return blocks.flatMap((block): readonly Shown[] => {
    if (block.kind !== 'difference') {
      const here = rewrites.filter((one) => places.get(one)?.block === block);
      return [{ type: 'block', block: { ...block, parts: here.reduce(rewritten, block.parts) } }];
    }
    if (!block.editions.includes(edition)) {
      return [{ type: 'difference', editions: block.editions, parts: told(block), own: false }];
    }
    const place = places.get(block);
    if (!place) return [{ type: 'difference', editions: [edition], parts: block.parts, own: true }];
    const same = differences.filter((one) => meets(one, block)).flatMap(({ editions }) => editions);
    const editions = all.filter((name) => !same.includes(name));
    return editions.length ? [{ type: 'difference', editions, parts: place.parts, own: false }] : [];
  });

  function rewritten(parts: readonly Part[], difference: Block): readonly Part[] {
    const gone = places.get(difference)?.parts ?? [];
    return parts.flatMap((part) => (part === gone[0] ? told(difference) : gone.includes(part) ? [] : [part]));
  }
}

/** How often the editions differ in some blocks. */
export function countDifferences(blocks: readonly Block[]): number {
  return blocks.filter(({ kind }) => kind === 'difference').length;
}

const told = (difference: Block): readonly Part[] =>
  difference.instead.length ? difference.instead : difference.parts;
const idsOf = (block: Block): readonly string[] => block.parts.flatMap(({ ids }) => ids);
const meets = (one: Block, other: Block): boolean => idsOf(one).some((id) => idsOf(other).includes(id));

/** The nearest text above a difference that tells the same rules, and what of it does not hold. */
function placeOf(
  difference: Block,
  blocks: readonly Block[],
): { readonly block: Block; readonly parts: readonly Part[] } {
  const above = blocks.slice(0, blocks.indexOf(difference));
  const block =
    above.findLast((one) => (one.kind === 'paragraph' || one.kind === 'item') && meets(one, difference)) ?? difference;
  const ids = idsOf(difference);
  return { block, parts: block.parts.filter((part) => part.ids.some((id) => ids.includes(id))) };
}
