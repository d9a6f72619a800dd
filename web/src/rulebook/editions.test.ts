import { describe, expect, it } from 'vitest';
import type { Block, Part } from '../generated/protocol';
import { countDifferences, inEdition } from './editions';

const ALL = ['core', 'advanced', 'living'];
const told = (text: string, ...ids: string[]): Part => ({ text, ids });
const paragraph = (...parts: Part[]): Block => ({ kind: 'paragraph', parts, editions: [], figure: '', instead: [] });
const differs = (editions: string, part: Part, ...instead: Part[]): Block => ({
  kind: 'difference',
  parts: [part],
  editions: editions.split(' '),
  figure: '',
  instead,
});

/** What is read, a line each; differences behind the editions that differ. */
function lines(edition: string, ...blocks: Block[]): readonly string[] {
  return inEdition(blocks, edition, ALL).map((one) => {
    const parts = one.type === 'block' ? one.block.parts : one.parts;
    const text = parts.map((part) => part.text).join(' ');
    return one.type === 'block' ? text : `${one.editions.join(', ')} ${one.own ? ':' : '≠'} ${text}`;
  });
}

const TRIES = paragraph(told('The nearest tries first.', 'A-1'), told('A 6 or 10 wins.', 'A-2'));

describe('a section in an edition', () => {
  const SIX = differs('core advanced', told('Only a 6.', 'A-2'), told('Only a 6 wins.', 'A-2'));

  it('is as written where nothing differs', () => {
    expect(lines('living', TRIES, SIX)).toEqual([
      'The nearest tries first. A 6 or 10 wins.',
      'core, advanced ≠ Only a 6 wins.',
    ]);
  });

  it('is rewritten where it differs', () => {
    expect(lines('core', TRIES, SIX)).toEqual(['The nearest tries first. Only a 6 wins.', 'living ≠ A 6 or 10 wins.']);
  });

  it('tells two other editions apart', () => {
    const blocks = [
      paragraph(told('After a pass or a header.', 'A-1')),
      differs('core', told('Never.', 'A-1'), told('Never.', 'A-1')),
      differs('advanced', told('Not after a header.', 'A-1'), told('After a pass.', 'A-1')),
    ];
    expect(lines('core', ...blocks)).toEqual([
      'Never.',
      'living ≠ After a pass or a header.',
      'advanced ≠ After a pass.',
    ]);
    expect(lines('advanced', ...blocks)).toEqual([
      'After a pass.',
      'core ≠ Never.',
      'living ≠ After a pass or a header.',
    ]);
  });

  it('rewrites two things at once', () => {
    const blocks = [
      TRIES,
      differs('core advanced', told('All.', 'A-1'), told('All try.', 'A-1')),
      differs('core', told('A 5.', 'A-2'), told('A 5 wins.', 'A-2')),
    ];
    expect(lines('core', ...blocks)).toEqual([
      'All try. A 5 wins.',
      'living ≠ The nearest tries first.',
      'advanced, living ≠ A 6 or 10 wins.',
    ]);
  });

  it('rewrites what stands further above', () => {
    const blocks = [TRIES, paragraph(told('Then it goes on.', 'A-3')), SIX];
    expect(lines('core', ...blocks)[0]).toBe('The nearest tries first. Only a 6 wins.');
  });

  it('adds what takes the place of nothing', () => {
    const blocks = [TRIES, differs('core advanced', told('There is no penalty.', 'A-9'))];
    expect(lines('core', ...blocks)).toEqual([
      'The nearest tries first. A 6 or 10 wins.',
      'core : There is no penalty.',
    ]);
  });

  it('is left alone without editions', () => {
    expect(inEdition([TRIES], '', [])).toEqual([{ type: 'block', block: TRIES }]);
  });

  it('counts differences', () => {
    expect(countDifferences([TRIES, SIX])).toBe(1);
  });
});
