import { noTerms } from '../../../../domain/posting/drafts/draft-limits.ts';
import { expect, test } from 'vitest';
import { written } from './draft.fixture.ts';
import { combineConflicts, mergeDrafts, mergedFields, parseConflicts, valueOf, withValue } from './merge-drafts.ts';

const contact = (change: Partial<typeof written.contact>) => ({
  ...written,
  contact: { ...written.contact, ...change },
});

/** A draft that differs from `written`, and from that of another mark, in everything. */
const differing = (mark: number) => ({
  ...written,
  type: 85 + mark,
  name: `Name ${mark}`,
  contact: { firstName: `First ${mark}`, lastName: `Last ${mark}`, email: `${mark}@b.example`, phone: `${mark}` },
  location: {
    address: `${mark} High St`,
    city: `City ${mark}`,
    state: ['OH', 'MI', 'TN'][mark] ?? '',
    zip: `4320${mark}`,
    coordinates: { lat: mark, lon: 2 },
    pin: true,
  },
  floorplans: [{ bedrooms: 1, bathrooms: 1, sq: `${mark}`, rent: '2', ...noTerms() }],
  amenities: [[29], [33], [34]][mark] ?? [],
  description: `Text ${mark}`,
  images: [{ large: `/pictures/${mark}.jpg`, small: `/pictures/${mark}-small.jpg`, caption: null }],
  virtualTour: `https://tour.example/${mark}`,
});
const draftFields = [
  'type',
  'name',
  'contact.firstName',
  'contact.lastName',
  'contact.email',
  'contact.phone',
  'location.address',
  'location.city',
  'location.state',
  'location.zip',
  'location.coordinates',
  'floorplans',
  'amenities',
  'description',
  'images',
  'virtualTour',
] as const;

test('both keep their words: field by field, rows as one', () => {
  const ours = contact({ phone: '(614) 555-0199' });
  const theirs = { ...contact({ firstName: 'Rosalind' }), name: 'Maple Hall', amenities: [29] };
  expect(mergeDrafts(written, ours, theirs)).toMatchObject({
    draft: { name: 'Maple Hall', amenities: [29], contact: { firstName: 'Rosalind', phone: '(614) 555-0199' } },
    conflicts: [],
  });
});

test.each(draftFields)('where both wrote the %s, ours stand and theirs are kept beside them', (field) => {
  const withMark = (mark: number) => withValue(differing(0), field, valueOf(differing(mark), field));
  const ours = withMark(1);
  // Nobody could choose between two positions.
  const conflicts = field === 'location.coordinates' ? [] : [{ field, value: valueOf(withMark(2), field) }];
  expect(mergeDrafts(differing(0), ours, withMark(2))).toEqual({ draft: ours, conflicts });
  expect(parseConflicts(JSON.parse(JSON.stringify(conflicts)))).toEqual(conflicts);
});

test('where both wrote the same, nothing conflicts', () => {
  expect(mergeDrafts(written, differing(1), differing(1))).toEqual({ draft: differing(1), conflicts: [] });
});

test('words are not given up for an emptied field, whoever emptied it', () => {
  const emptied = { ...written, name: '' };
  const renamed = { ...written, name: 'Maple Hall' };
  for (const [ours, theirs] of [
    [emptied, renamed],
    [renamed, emptied],
  ] as const)
    expect(mergeDrafts(written, ours, theirs)).toMatchObject({ draft: { name: 'Maple Hall' }, conflicts: [] });
  // alone, an emptied field is one
  expect(mergeDrafts(written, written, emptied).draft.name).toBe('');
});

test('every field takes part', () => {
  const other = differing(1);
  expect(mergeDrafts(written, written, other).draft).toEqual(other);
  expect(mergedFields.toSorted()).toEqual(draftFields.toSorted());
  for (const field of draftFields)
    expect(valueOf(withValue(written, field, valueOf(other, field)), field)).toEqual(valueOf(other, field));
});

test('conflicts come back from the storage, without what cannot be one', () => {
  const good = [{ field: 'name', value: 'Elm' }];
  const bad = [{ field: 'name', value: 7 }, { field: 'password', value: 'planted' }, null, 'x', { field: 'images' }];
  expect(parseConflicts([...good, ...bad])).toEqual(good);
  expect(parseConflicts('none')).toEqual([]);
});

test('of two conflicts about one field the newer stays, and none about what has come to be the same', () => {
  const [first, second] = [{ field: 'name', value: 'Elm' } as const, { field: 'name', value: 'Oak' } as const];
  expect(combineConflicts([first], [second], written)).toEqual([second]);
  expect(combineConflicts([first], [], { ...written, name: 'Elm' })).toEqual([]);
});
