import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY, draftIn, FakeBrowser, ID, write, written } from '../draft.fixture.ts';
import { readDraft, writeDraft } from '../draft-cache.ts';
import { beginPosting, draftPersistence } from '../posting-session.ts';
import { storedValues, type PostingValues } from '../form-values.ts';
import { rememberAccountCredentials } from '../account-credentials.ts';
import { DRAFT_KEY, newEntry, parseDrafts, serializeDraft, serializeDrafts, TAB_KEY } from './stored-draft.ts';

let browser: FakeBrowser;
beforeEach(() => {
  vi.useFakeTimers();
  browser = new FakeBrowser();
});
afterEach(() => {
  browser.stop();
  vi.useRealTimers();
});

const persistenceOf = (cache: Parameters<typeof draftPersistence>[0]) => {
  const found = draftPersistence(cache);
  if (!found) throw new Error('Nobody keeps the draft');
  return found;
};
const stored = () => parseDrafts(browser.local.get(DRAFT_KEY) ?? null, Date.now());
/** Two tabs that write the same draft. */
function twoTabs() {
  browser.local.set(DRAFT_KEY, serializeDraft(written, Date.now()));
  const tabs = [browser.tab({ [TAB_KEY]: ID }), browser.tab({ [TAB_KEY]: ID })] as const;
  for (const { cache, storages } of tabs) beginPosting(cache, false, storages);
  return [tabs[0].cache, tabs[1].cache] as const;
}
const pause = () => vi.advanceTimersByTime(300);

test('what is kept has neither password nor card, whatever the form holds: nowhere (K16)', () => {
  const { cache, storages, session } = browser.tab();
  beginPosting(cache, true, storages);
  const now = readDraft(cache);
  if (!now) throw new Error('no draft');
  const values: PostingValues & { payment: object; secret: string } = {
    ...written,
    id: 'local',
    draftId: now.draftId,
    email: 'account@maple.example',
    password: 'hunter-two-77',
    password_confirmation: 'hunter-two-77',
    payment: { cardNumber: '4242424242424242', securityCode: '987' },
    secret: 'not in the allow-list',
  };
  rememberAccountCredentials(cache, values);
  writeDraft(cache, { ...now, ...storedValues(values) });
  pause();
  const everything = [...browser.local, ...session].flat().join('\n');
  expect(everything).toContain('Maple Court');
  for (const secret of ['hunter-two-77', '4242424242424242', '"987"', 'account@maple.example', 'allow-list'])
    expect(everything).not.toContain(secret);
  expect(JSON.stringify(cache.extract())).not.toContain('hunter-two-77');
});

test('every change is saved, a burst of typing once; it says so truthfully', () => {
  const { cache, storages } = browser.tab();
  beginPosting(cache, true, storages);
  expect(persistenceOf(cache).saveState()).toMatchObject({ where: 'nowhere', pending: false });
  const set = vi.spyOn(storages.storage, 'setItem');
  for (const name of ['M', 'Ma', 'Map']) {
    write(cache, { name });
    vi.advanceTimersByTime(50);
  }
  expect(persistenceOf(cache).saveState()).toMatchObject({ pending: true });
  pause();
  expect(persistenceOf(cache).saveState()).toMatchObject({ where: 'storage', pending: false });
  expect(set.mock.calls.filter(([key]) => key === DRAFT_KEY)).toHaveLength(1);
  expect(stored()[0]?.draft.name).toBe('Map');
});

test('leaving the page saves what was not saved yet', () => {
  const { cache, storages } = browser.tab();
  beginPosting(cache, true, storages);
  write(cache, { name: 'Maple' });
  vi.advanceTimersByTime(0);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(stored()[0]?.draft.name).toBe('Maple');
});

test('blocked storage is not called saved', () => {
  browser.blocked = true;
  const { cache, storages } = browser.tab();
  beginPosting(cache, true, storages);
  write(cache, { name: 'Maple' });
  pause();
  expect(persistenceOf(cache).saveState()).toMatchObject({ where: 'memory', pending: false });
});

test('what is typed in one tab appears in the other, and neither eats the other’s words', () => {
  const [one, other] = twoTabs();
  write(one, { name: 'Maple Hall' });
  write(other, { description: 'Quiet.' });
  vi.advanceTimersByTime(0);
  pause();
  browser.tellTabs();
  for (const cache of [one, other]) expect(draftIn(cache)).toMatchObject({ name: 'Maple Hall', description: 'Quiet.' });
  expect(stored()[0]?.draft).toMatchObject({ name: 'Maple Hall', description: 'Quiet.' });
  expect(persistenceOf(one).saveState().conflicts).toEqual([]);
});

test('a tab that slept while another wrote takes that in when it wakes, before it writes', () => {
  const [one, other] = twoTabs();
  write(one, { name: 'Maple Hall' });
  pause();
  // no event came: it was frozen
  write(other, { description: 'Quiet.' });
  pause();
  expect(stored()[0]?.draft).toMatchObject({ name: 'Maple Hall', description: 'Quiet.' });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(draftIn(other)).toMatchObject({ name: 'Maple Hall' });
});

test('two versions of one field are both kept, over a reload too, until somebody chooses; both tabs hear of it', () => {
  const [one, other] = twoTabs();
  write(one, { name: 'Maple Hall' });
  write(other, { name: 'Maple House' });
  pause();
  const names = () => [stored()[0]?.draft.name, ...(stored()[0]?.conflicts.map(({ value }) => value) ?? [])].toSorted();
  expect(names()).toEqual(['Maple Hall', 'Maple House']);
  browser.tellTabs();
  for (const cache of [one, other]) expect(persistenceOf(cache).saveState().conflicts).toHaveLength(1);
  const late = browser.tab({ [TAB_KEY]: ID });
  beginPosting(late.cache, false, late.storages);
  expect(persistenceOf(late.cache).saveState().conflicts).toHaveLength(1);
  const standing = draftIn(one)?.name;
  persistenceOf(one).resolveConflict('name', 'theirs');
  browser.tellTabs();
  const chosen = standing === 'Maple Hall' ? 'Maple House' : 'Maple Hall';
  for (const cache of [one, other, late.cache]) {
    expect(draftIn(cache)?.name).toBe(chosen);
    expect(persistenceOf(cache).saveState().conflicts).toEqual([]);
  }
  expect(stored()[0]).toMatchObject({ draft: { name: chosen }, conflicts: [] });
});

test('tabs that write different listings leave each other alone', () => {
  const [one, other] = [browser.tab(), browser.tab()];
  for (const { cache, storages } of [one, other]) beginPosting(cache, true, storages);
  write(one.cache, { name: 'Elm', type: 84 });
  pause();
  write(other.cache, { name: 'Oak', type: 85 });
  pause();
  browser.tellTabs();
  expect(draftIn(one.cache)?.name).toBe('Elm');
  expect(
    stored()
      .map(({ draft }) => draft.name)
      .toSorted(),
  ).toEqual(['Elm', 'Oak']);
});

test('what another tab lost is put back: it was not forgotten', () => {
  const [one] = twoTabs();
  browser.local.clear();
  browser.tellTabs();
  expect(stored()[0]?.draft.name).toBe('Maple Court');
  expect(persistenceOf(one).saveState().where).toBe('storage');
});

test('a draft with nothing left in it is not kept', () => {
  const { cache, storages } = browser.tab();
  beginPosting(cache, true, storages);
  write(cache, { name: 'Maple' });
  pause();
  write(cache, { name: '' });
  pause();
  expect(browser.local.has(DRAFT_KEY)).toBe(false);
  expect(persistenceOf(cache).saveState().where).toBe('nowhere');
});

test('what is too old is thrown away where it lies', () => {
  browser.local.set(DRAFT_KEY, serializeDrafts([newEntry(written, Date.now() - 7 * DAY - 1)]) ?? '');
  const { cache, storages } = browser.tab();
  beginPosting(cache, true, storages);
  expect(browser.local.has(DRAFT_KEY)).toBe(false);
});
