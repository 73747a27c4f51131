import { expect, it, vi } from 'vitest';
import { importErrors } from './import-columns.ts';
import { readImportFile } from './read-import.ts';

const HEAD = 'ID,Name';

it.each([
  ['headings without end', `ID${','.repeat(4_900_000)}\n1`, importErrors.tooManyColumns],
  ['one row of commas', `${HEAD}\n${','.repeat(4_900_000)}`, importErrors.tooManyColumns],
  ['millions of empty rows', `${HEAD}\n${',\n'.repeat(2_000_000)}`, importErrors.tooManyRows],
])('refuses %s before it is parsed', (_what, text, refused) => {
  const parse = vi.fn(() => []);
  expect(readImportFile(new TextEncoder().encode(text), parse)).toEqual({ refused });
  expect(parse).not.toHaveBeenCalled();
});

it('counts neither commas nor lines within quotes', () => {
  const parse = vi.fn(() => []);
  const text = `${HEAD}\n1,"${',\n'.repeat(60_000)}"`;
  expect(readImportFile(new TextEncoder().encode(text), parse)).toEqual({ refused: importErrors.empty });
  expect(parse).toHaveBeenCalledOnce();
});
