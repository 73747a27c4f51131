import { InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberAccount } from './account-memory.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { readDraft, writeDraft } from './draft-store.ts';
import { beginPosting, forgetDraft, keeperOf, takeOffer } from './posting-start.ts';
import { storedPart, type PostingValues } from './posting-values.ts';
import { DRAFT_KEY, emptyDraft, mergeDrafts, parseStored, serialise, writtenParts } from './stored-draft.ts';

const DAY = 24 * 3600 * 1000;
const ID = '6c0f9d1e-3f61-4a0e-9d0f-2b8f0a3c7d11';

const written = {
  ...emptyDraft(ID),
  type: 84,
  name: 'Maple Court',
  contact: { firstName: 'Rosa', lastName: 'Neil', email: 'rosa@maple.example', phone: '(614) 555-0143' },
  floorplans: [{ bedrooms: 9, bathrooms: 1.5, sq: '450', rent: '900' }],
  images: [{ large: '/pictures/a-large.jpg', small: '/pictures/a-small.jpg' }],
};

function storages(saved?: string, posting = false) {
  const local = new Map(saved === undefined ? [] : [[DRAFT_KEY, saved]]);
  const session = new Map(posting ? [['posting-tab:v1', '1']] : []);
  const over = (map: Map<string, string>) => ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  });
  return { local, given: { storage: over(local), tab: over(session) } };
}

let cache: InMemoryCache;
beforeEach(() => {
  vi.useFakeTimers();
  cache = new InMemoryCache();
});
afterEach(() => {
  keeperOf(cache)?.stop();
  vi.useRealTimers();
});

test('what is stored has neither password nor card, whatever the form holds', () => {
  const { local, given } = storages();
  beginPosting(cache, true, given);
  const values: PostingValues & { payment: object; secret: string } = {
    ...written,
    email: 'account@maple.example',
    password: 'hunter-two-77',
    password_confirmation: 'hunter-two-77',
    payment: { cardNumber: '4242424242424242', securityCode: '987' },
    secret: 'not in the allow-list',
  };
  rememberAccount(cache, values);
  const now = readDraft(cache);
  if (!now) throw new Error('no draft');
  writeDraft(cache, { ...now, ...storedPart(values) });
  vi.advanceTimersByTime(300);
  const text = local.get(DRAFT_KEY) ?? '';
  expect(text).toContain('Maple Court');
  for (const secret of ['hunter-two-77', '4242424242424242', '"987"', 'account@maple.example', 'allow-list'])
    expect(text).not.toContain(secret);
  expect(JSON.stringify(cache.extract())).not.toContain('hunter-two-77');
});

test('a stored draft comes back as it was; what else stands in the storage stays out', () => {
  const stored = JSON.parse(serialise(written, 0));
  stored.draft.account = { password: 'planted' };
  stored.draft.payment = { cardNumber: '4242' };
  const read = parseStored(JSON.stringify(stored), DAY);
  expect(read).toEqual(written);
});

test.each([
  ['no JSON', '{"version":1,'],
  ['another version', serialise(written, 0).replace('"version":1', '"version":0')],
  ['of another kind', '["list"]'],
  ['a damaged draft', serialise(written, 0).replace('"Maple Court"', '{"no":"text"}')],
  ['without a draft', '{"version":1,"savedAt":0,"draftId":"x"}'],
  ['nothing', ''],
])('a saved text that is %s is dropped without an exception', (_, text) => {
  expect(parseStored(text, DAY)).toBeNull();
  const { local, given } = storages(text);
  beginPosting(cache, true, given);
  expect(takeOffer(cache)).toBeUndefined();
  expect(local.has(DRAFT_KEY)).toBe(false);
});

test('a draft is kept seven days', () => {
  expect(parseStored(serialise(written, 0), 7 * DAY)).not.toBeNull();
  expect(parseStored(serialise(written, 0), 7 * DAY + 1)).toBeNull();
});

test('a fresh start offers a saved draft of more than one entry; restoring marks it', () => {
  const { given } = storages(serialise(written, Date.now()));
  beginPosting(cache, true, given);
  expect(readDraft(cache)).toMatchObject({ type: null, restored: 0 });
  takeOffer(cache)?.restore();
  expect(readDraft(cache)).toMatchObject({ name: 'Maple Court', draftId: ID, restored: 1 });
});

test('one entry is not worth a question', () => {
  const one = { ...emptyDraft(ID), type: 85 };
  expect(writtenParts(one)).toEqual(['type']);
  const { given } = storages(serialise(one, Date.now()));
  beginPosting(cache, true, given);
  expect(takeOffer(cache)).toBeUndefined();
});

test('No Thanks begins empty and is not asked again', () => {
  const { local, given } = storages(serialise(written, Date.now()));
  beginPosting(cache, true, given);
  takeOffer(cache)?.discard();
  expect(local.has(DRAFT_KEY)).toBe(false);
  expect(readDraft(cache)?.name).toBe('');
  const next = new InMemoryCache();
  beginPosting(next, true, given);
  expect(takeOffer(next)).toBeUndefined();
  keeperOf(next)?.stop();
});

test('a reload in the middle of posting goes on by itself; a new visit to a later step is asked', () => {
  const text = serialise(written, Date.now());
  beginPosting(cache, false, storages(text, true).given);
  expect(readDraft(cache)).toMatchObject({ name: 'Maple Court', restored: 1 });
  const visit = new InMemoryCache();
  beginPosting(visit, false, storages(text, false).given);
  expect(readDraft(visit)?.name).toBe('');
  expect(takeOffer(visit)).toBeDefined();
  keeperOf(visit)?.stop();
});

test('a forgotten draft is gone from the storage and does not come back', () => {
  const { local, given } = storages(serialise(written, Date.now()), true);
  beginPosting(cache, false, given);
  forgetDraft(cache, given);
  vi.advanceTimersByTime(1000);
  expect(local.has(DRAFT_KEY)).toBe(false);
  expect(readDraft(cache)?.name).toBe('');
});

test('two tabs keep both their words: field by field, rows as one, another draft left alone', () => {
  const ours = { ...written, contact: { ...written.contact, phone: '(614) 555-0199' } };
  const theirs = { ...written, name: 'Maple Hall', contact: { ...written.contact, firstName: 'Rosalind' } };
  expect(mergeDrafts(written, ours, theirs)).toMatchObject({
    name: 'Maple Hall',
    contact: { firstName: 'Rosalind', phone: '(614) 555-0199' },
  });
  expect(mergeDrafts(written, ours, { ...theirs, draftId: 'another' })).toEqual(ours);
});

test('what another tab stored arrives in this one', () => {
  const { given } = storages();
  writeDraft(cache, { ...written, restored: 0 });
  const keeper = new DraftKeeper(cache, given.storage);
  const theirs = serialise({ ...written, name: 'Maple Hall' }, Date.now());
  dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY, newValue: theirs }));
  expect(readDraft(cache)?.name).toBe('Maple Hall');
  keeper.stop();
});
