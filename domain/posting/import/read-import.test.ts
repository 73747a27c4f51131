import { expect, it, vi } from 'vitest';
import { emptyPersistedDraft } from '../drafts/saved-draft.ts';
import { importErrors } from './import-columns.ts';
import { readImportFile, readListing, withUnstated } from './read-import.ts';

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

const { contact } = emptyPersistedDraft();

it.each([
  ['2138', '02138'],
  ['601', '00601'],
  ['43201-1234', '43201'],
  ['43201', '43201'],
])('reads the zip %s, of which a spreadsheet may have dropped a zero, as %s', (cell, zip) => {
  const context = { headers: ['Zip'], mapping: { zip: 0 }, contact, images: {} };
  const read = readListing({ ownId: '1', rows: [{ line: 2, cells: [cell] }] }, context);
  expect(read).toMatchObject({ draft: { location: { zip } } });
});

it.each(['address', 'city', 'state', 'zip'] as const)('keeps a pin only where the %s is the same', (part) => {
  const place = { address: '94 Chittenden Ave', city: 'Columbus', state: 'OH', zip: '43201' };
  const pinned = { ...place, coordinates: { lat: 40, lon: -83 }, pin: true };
  const read = { ...emptyPersistedDraft(), location: { ...emptyPersistedDraft().location, ...place } };
  const before = { ...read, location: pinned };
  expect(withUnstated(read, before, contact).location).toEqual(pinned);
  const moved = { ...read, location: { ...read.location, [part]: 'Other' } };
  expect(withUnstated(moved, before, contact).location).toMatchObject({ coordinates: null, pin: false });
});
