import { expect, test } from 'vitest';
import { DAY, ID, written } from '../draft.fixture.ts';
import {
  emptyDraft,
  newEntry,
  parseDrafts,
  parseLatestDraft,
  serializeDraft,
  serializeDrafts,
} from './stored-draft.ts';

test('a stored draft comes back as it was; what else stands in the storage stays out (K16)', () => {
  const stored = JSON.parse(serializeDraft(written, 0));
  stored.draft.account = { password: 'planted' };
  stored.draft.payment = { cardNumber: '4242' };
  stored.draft.contact.password = 'planted';
  expect(parseLatestDraft(JSON.stringify(stored), DAY)).toEqual(written);
});

test.each([
  ['no JSON', '{"version":1,'],
  ['another version', serializeDraft(written, 0).replace('"version":1', '"version":0')],
  ['of another kind', '["list"]'],
  ['a damaged draft', serializeDraft(written, 0).replace('"Maple Court"', '{"no":"text"}')],
  ['without a draft', '{"version":1,"savedAt":0,"draftId":7}'],
  ['nothing', ''],
])('a saved text that is %s is dropped without an exception', (_, text) => {
  expect(parseDrafts(text, DAY)).toEqual([]);
});

test('a draft is kept seven days', () => {
  expect(parseLatestDraft(serializeDraft(written, 0), 7 * DAY)).not.toBeNull();
  expect(parseLatestDraft(serializeDraft(written, 0), 7 * DAY + 1)).toBeNull();
});

test('padding of the pictures is dropped, and an amenity is there once (K15)', () => {
  const stored = JSON.parse(serializeDraft(written, 0));
  stored.draft.images = [...stored.draft.images, '', '', '', '', ''];
  stored.draft.amenities = [38, 29, 34];
  expect(parseLatestDraft(JSON.stringify(stored), 0)).toMatchObject({
    images: written.images,
    amenities: [29, 34, 38],
  });
});

test('several drafts lie beside each other, the latest first, with what else is known of them', () => {
  const other = newEntry({ ...emptyDraft('another'), name: 'Elm House', type: 85 }, 5);
  const entry = {
    draft: written,
    savedAt: 9,
    conflicts: [{ field: 'name' as const, value: 'Maple Hall' }],
    account: { landlord: '7', version: 3, draft: { ...written, name: 'Maple' } },
  };
  const same = { ...entry, savedAt: 8, draft: { ...written, draftId: 'third' }, account: null, conflicts: [] };
  expect(parseDrafts(serializeDrafts([other, entry, same]), DAY)).toEqual([entry, same, other]);
  const many = Array.from({ length: 9 }, (_, index) => newEntry({ ...written, draftId: `draft-${index}` }, index));
  expect(parseDrafts(serializeDrafts(many), DAY).map(({ savedAt }) => savedAt)).toEqual([8, 7, 6, 5, 4]);
  expect(serializeDrafts([])).toBeNull();
});

test('one damaged draft does not take the others with it', () => {
  const text = serializeDrafts([newEntry(written, 2), newEntry({ ...written, draftId: 'other', name: 'Elm' }, 1)]);
  expect(parseDrafts((text ?? '').replace('"Maple Court"', '7'), DAY).map(({ draft }) => draft.name)).toEqual(['Elm']);
  expect(parseLatestDraft(serializeDraft({ ...written, draftId: ID }, 0), 0)?.draftId).toBe(ID);
});
