import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAccount } from './persistence/account.fixture.ts';
import { describeDraft } from '../use-posting.ts';
import { DAY, draftIn, FakeBrowser, ID, write, written } from './draft.fixture.ts';
import { findSavedDraft } from './find-saved-draft.ts';
import {
  beginPosting,
  endDraft,
  draftPersistence,
  onEndedElsewhere,
  saveToAccount,
  type DraftEndedElsewhere,
} from './posting-session.ts';
import {
  DRAFT_KEY,
  emptyDraft,
  newEntry,
  serializeDraft,
  serializeDrafts,
  TAB_KEY,
  type NamedDraft,
} from './persistence/stored-draft.ts';

let browser: FakeBrowser;
let account: ReturnType<typeof openAccount>;
beforeEach(() => {
  vi.useFakeTimers();
  browser = new FakeBrowser(serializeDraft(written, Date.now()));
  account = openAccount();
});
afterEach(() => {
  browser.stop();
  vi.useRealTimers();
});

/** Somebody opens the posting pages in a tab of their own. */
function visit({ fresh = true, session = {} }: { fresh?: boolean; session?: Record<string, string> } = {}) {
  const { cache, client, storages, session: kept } = browser.tab(session);
  beginPosting(cache, fresh, storages);
  return { cache, client, session: kept };
}

test('a fresh start offers a saved draft of more than one entry; restoring marks it', async () => {
  const { cache, client } = visit();
  expect(draftIn(cache)).toMatchObject({ type: null, restored: 0 });
  const offer = await findSavedDraft(client, null);
  offer?.restore();
  expect(draftIn(cache)).toMatchObject({ name: 'Maple Court', draftId: ID, restored: 1 });
  // once is enough
  expect(await findSavedDraft(client, null)).toBeNull();
});

test('one entry is not worth a question (K28); two are', async () => {
  const begun = emptyDraft(ID);
  const cases: [NamedDraft, boolean][] = [
    [{ ...begun, type: 85 }, false],
    [{ ...begun, type: 85, amenities: [29] }, true],
  ];
  for (const [draft, isOffered] of cases) {
    browser.local.set(DRAFT_KEY, serializeDraft(draft, Date.now()));
    expect((await findSavedDraft(visit().client, null)) !== null).toBe(isOffered);
  }
});

test('No Thanks begins empty and is not asked again, here or from the account', async () => {
  account.save(written, 4);
  const { cache, client } = visit();
  (await findSavedDraft(client, account.landlord))?.discard();
  await account.settle();
  expect(browser.local.has(DRAFT_KEY)).toBe(false);
  expect([draftIn(cache)?.name, account.drafts().length]).toEqual(['', 0]);
  expect(await findSavedDraft(visit().client, account.landlord)).toBeNull();
  // even when the account could not be told
  account.save(written, 4, Date.now() - 1000);
  expect(await findSavedDraft(visit().client, account.landlord)).toBeNull();
  // what was written into it since is other data
  vi.setSystemTime(Date.now() + 5000);
  account.save({ ...written, name: 'Maple Hall' }, 5, Date.now());
  expect((await findSavedDraft(visit().client, account.landlord))?.entry.draft.name).toBe('Maple Hall');
});

test('a declined draft can be had back, here and in the account', async () => {
  account.save(written, 4);
  const { cache, client } = visit();
  const undo = (await findSavedDraft(client, account.landlord))?.discard();
  await account.settle();
  expect([browser.local.has(DRAFT_KEY), account.drafts().length]).toEqual([false, 0]);
  undo?.();
  saveToAccount(client, account.landlord);
  await account.settle(5000);
  expect(draftIn(cache)).toMatchObject({ name: 'Maple Court', draftId: ID, restored: 1 });
  expect(browser.local.get(DRAFT_KEY)).toContain('Maple Court');
  expect(account.drafts().map(({ name }) => name)).toEqual(['Maple Court']);
});

test('No Thanks takes nothing from a tab that still writes it, and asks nobody else about it', async () => {
  const writing = visit({ fresh: false, session: { [TAB_KEY]: ID } });
  (await findSavedDraft(visit().client, null))?.discard();
  browser.tellTabs();
  expect(browser.local.get(DRAFT_KEY)).toContain('Maple Court');
  expect(await findSavedDraft(visit().client, null)).toBeNull();
  vi.setSystemTime(Date.now() + 5000);
  write(writing.cache, { name: 'Maple Hall' });
  vi.advanceTimersByTime(300);
  expect((await findSavedDraft(visit().client, null))?.entry.draft.name).toBe('Maple Hall');
});

test('while nobody has answered, both are kept', async () => {
  const { cache, client } = visit();
  const offer = await findSavedDraft(client, null);
  write(cache, { name: 'Elm', type: 85 });
  vi.advanceTimersByTime(300);
  offer?.restore();
  expect(draftIn(cache)).toMatchObject({ name: 'Maple Court' });
  expect(browser.local.get(DRAFT_KEY)).toContain('Elm');
});

test('a reload in the middle of posting goes on by itself; a new visit to a later step is asked', async () => {
  const reloaded = visit({ fresh: false, session: { [TAB_KEY]: ID } });
  expect(draftIn(reloaded.cache)).toMatchObject({ name: 'Maple Court', restored: 1 });
  expect(await findSavedDraft(reloaded.client, null, false)).toBeNull();
  // a later login is
  account.save({ ...written, draftId: 'b3a1f0de-0000-4000-8000-000000000001' }, 3, Date.now() + 1);
  expect(await findSavedDraft(reloaded.client, account.landlord, false)).not.toBeNull();
  const another = visit({ fresh: false });
  expect(draftIn(another.cache)?.name).toBe('');
  expect(await findSavedDraft(another.client, null)).not.toBeNull();
});

test('a reload goes on with this tab’s draft, not with the latest', () => {
  const other = newEntry({ ...written, draftId: 'other', name: 'Elm' }, Date.now() + 1);
  browser.local.set(DRAFT_KEY, serializeDrafts([newEntry(written, Date.now()), other]) ?? '');
  expect(draftIn(visit({ fresh: false, session: { [TAB_KEY]: ID } }).cache)?.name).toBe('Maple Court');
});

test('a draft of another device is offered to its landlord, the latest of all, and asked nobody else', async () => {
  browser.local.clear();
  const phone = { ...written, draftId: 'b3a1f0de-0000-4000-8000-000000000001', name: 'From the phone' };
  account.save(phone, 3, Date.now() - DAY);
  expect(await findSavedDraft(visit().client, null)).toBeNull();
  const { cache, client } = visit();
  const offer = await findSavedDraft(client, account.landlord);
  expect(describeDraft(offer?.entry ?? newEntry(phone, 0))).toBe('From the phone, last changed yesterday.');
  offer?.restore();
  expect(draftIn(cache)).toMatchObject({ name: 'From the phone', restored: 1 });
  expect(draftPersistence(cache)?.synced(account.landlord)).toMatchObject({ version: 3 });
  expect(browser.local.get(DRAFT_KEY)).toContain('From the phone');
});

test('who logs in while writing is told of the other draft, and keeps this one', async () => {
  browser.local.clear();
  account.save({ ...written, draftId: 'b3a1f0de-0000-4000-8000-000000000001', name: 'From the phone' }, 3);
  const { cache, client } = visit();
  write(cache, { name: 'Elm', type: 85 });
  vi.advanceTimersByTime(300);
  const offer = await findSavedDraft(client, account.landlord);
  expect(offer?.isInterruption).toBe(true);
  offer?.restore();
  expect(browser.local.get(DRAFT_KEY)).toContain('Elm');
});

test('what one landlord has left on this device is not offered to another', async () => {
  const saved = { landlord: account.landlord, version: 1, draft: written };
  browser.local.set(DRAFT_KEY, serializeDrafts([{ ...newEntry(written, Date.now()), account: saved }]) ?? '');
  expect(await findSavedDraft(visit().client, '8')).toBeNull();
  expect(await findSavedDraft(visit().client, account.landlord)).not.toBeNull();
  expect(browser.local.get(DRAFT_KEY)).toContain('Maple Court');
});

test('an account that cannot be reached takes nothing from who has a draft here', async () => {
  account.faults.offline = true;
  expect((await findSavedDraft(visit().client, account.landlord))?.entry.draft.name).toBe('Maple Court');
});

test.each(['forgotten', 'published'] as const)('%s, a draft is gone here and in every other tab', (why) => {
  const ended: DraftEndedElsewhere[] = [];
  const stop = onEndedElsewhere((each) => ended.push(each));
  const [one, other] = [
    visit({ fresh: false, session: { [TAB_KEY]: ID } }),
    visit({ fresh: false, session: { [TAB_KEY]: ID } }),
  ];
  write(other.cache, { description: 'Not saved yet' });
  const undo = endDraft(one.client, why);
  expect([browser.local.has(DRAFT_KEY), one.session.has(TAB_KEY)]).toEqual([false, false]);
  browser.tellTabs();
  vi.advanceTimersByTime(1000);
  stop();
  for (const { cache } of [one, other]) expect(draftIn(cache)?.name).toBe('');
  expect(browser.local.has(DRAFT_KEY)).toBe(false);
  expect(ended.map((each) => each.why)).toEqual([why]);
  if (why === 'published') return;
  undo();
  expect(draftIn(one.cache)).toMatchObject({ name: 'Maple Court', draftId: ID });
  expect(browser.local.get(DRAFT_KEY)).toContain('Maple Court');
  ended[0]?.undo();
  expect(draftIn(other.cache)).toMatchObject({ name: 'Maple Court', description: 'Not saved yet' });
});

test('what is damaged or of another version is dropped quietly', () => {
  browser.local.set(DRAFT_KEY, '{"version":1,"savedAt":17');
  browser.local.set('posting-gone:v1', '{"no":"list"}');
  expect(draftIn(visit().cache)?.name).toBe('');
  expect(browser.local.has(DRAFT_KEY)).toBe(false);
});
