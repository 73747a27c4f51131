import { noTerms } from '../../../../domain/posting/drafts/draft-limits.ts';
import { expect, test } from 'vitest';
import { written } from './draft.fixture.ts';
import { combineConflicts, mergeDrafts, mergedFields, parseConflicts, valueOf, withValue } from './merge-drafts.ts';

const contact = (change: Partial<typeof written.contact>) => ({
  ...written,
  contact: { ...written.contact, ...change },
});

test('both keep their words: field by field, rows as one', () => {
  const ours = contact({ phone: '(614) 555-0199' });
  const theirs = { ...contact({ firstName: 'Rosalind' }), name: 'Maple Hall', amenities: [29] };
  expect(mergeDrafts(written, ours, theirs)).toMatchObject({
    draft: { name: 'Maple Hall', amenities: [29], contact: { firstName: 'Rosalind', phone: '(614) 555-0199' } },
    clashes: [],
  });
});

test('where both wrote, ours stand and theirs are kept beside them', () => {
  const ours = { ...written, name: 'Maple Hall', description: 'Quiet' };
  const theirs = { ...written, name: 'Maple House', description: 'Quiet' };
  expect(mergeDrafts(written, ours, theirs)).toEqual({
    draft: ours,
    clashes: [{ field: 'name', value: 'Maple House' }],
  });
});

test('words are not given up for an emptied field, whoever emptied it', () => {
  const emptied = { ...written, name: '' };
  const renamed = { ...written, name: 'Maple Hall' };
  for (const [ours, theirs] of [
    [emptied, renamed],
    [renamed, emptied],
  ] as const)
    expect(mergeDrafts(written, ours, theirs)).toMatchObject({ draft: { name: 'Maple Hall' }, clashes: [] });
  // alone, an emptied field is one
  expect(mergeDrafts(written, written, emptied).draft.name).toBe('');
});

test('every field takes part', () => {
  const other = {
    ...written,
    type: 85,
    name: 'B',
    contact: { firstName: 'B', lastName: 'B', email: 'b@b.example', phone: '2' },
    location: { address: 'B', city: 'B', state: 'OH', zip: '2', coordinates: { lat: 1, lon: 2 }, pin: true },
    floorplans: [{ bedrooms: 1, bathrooms: 1, sq: '2', rent: '2', ...noTerms() }],
    amenities: [29],
    description: 'B',
    images: [],
  };
  expect(mergeDrafts(written, written, other).draft).toEqual(other);
  for (const field of mergedFields)
    expect(valueOf(withValue(written, field, valueOf(other, field)), field)).toEqual(valueOf(other, field));
});

test('clashes come back from the storage, without what cannot be one', () => {
  const good = [{ field: 'name', value: 'Elm' }];
  const bad = [{ field: 'name', value: 7 }, { field: 'password', value: 'planted' }, null, 'x', { field: 'images' }];
  expect(parseConflicts([...good, ...bad])).toEqual(good);
  expect(parseConflicts('none')).toEqual([]);
});

test('of two clashes about one field the newer stays, and none about what has come to be the same', () => {
  const [first, second] = [{ field: 'name', value: 'Elm' } as const, { field: 'name', value: 'Oak' } as const];
  expect(combineConflicts([first], [second], written)).toEqual([second]);
  expect(combineConflicts([first], [], { ...written, name: 'Elm' })).toEqual([]);
});
