import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAccount } from './account.fixture.ts';
import { draftIn, FakeBrowser, ID, write, written } from '../draft.fixture.ts';
import { rememberAccountCredentials } from '../account-credentials.ts';
import {
  beginPosting,
  endDraft,
  saveToAccount,
  draftPersistence,
  onEndedElsewhere,
  postingSession,
} from '../posting-session.ts';
import { saveStatusText } from '../save-status-text.ts';
import { emptyDraft, serializeDraft, TAB_KEY, DRAFT_KEY } from './stored-draft.ts';

let browser: FakeBrowser;
let account: ReturnType<typeof openAccount>;
beforeEach(() => {
  vi.useFakeTimers();
  browser = new FakeBrowser();
  account = openAccount();
});
afterEach(() => {
  browser.stop();
  vi.useRealTimers();
});

/** A tab of the landlord in the middle of this draft, or of an empty one. */
function landlordAt(draft = written, from = browser) {
  from.local.set(DRAFT_KEY, serializeDraft(draft, Date.now()));
  const { cache, client, storages } = from.tab({ [TAB_KEY]: draft.draftId });
  beginPosting(cache, false, storages);
  saveToAccount(client, account.landlord);
  return { cache, client };
}
const state = (cache: ReturnType<typeof landlordAt>['cache']) => postingSession(cache)?.account?.saveState().state;
const words = (cache: ReturnType<typeof landlordAt>['cache']) => {
  const posting = postingSession(cache);
  return posting && saveStatusText(posting.persistence.saveState(), posting.account?.saveState() ?? null)?.text;
};
const settle = (ms?: number) => account.settle(ms);
const inAccount = () => account.drafts()[0];

test('what is written reaches the account, after a pause, one call at a time; never a secret (K16)', async () => {
  const { cache } = landlordAt();
  rememberAccountCredentials(cache, {
    email: 'login@walnut.example',
    password: 'hunter-two-77',
    password_confirmation: 'hunter-two-77',
  });
  await settle();
  expect(inAccount()?.name).toBe('Maple Court');
  expect([state(cache), words(cache)]).toEqual(['saved', 'Saved']);
  const before = account.sent('SaveDraft').length;
  for (const name of ['Maple H', 'Maple Ha', 'Maple Hall']) {
    write(cache, { name });
    await settle(200);
  }
  expect(words(cache)).toBe('Saving …');
  // here it is saved, there not yet
  await settle(1000);
  expect([draftPersistence(cache)?.saveState().pending, words(cache)]).toEqual([false, 'Saving …']);
  await settle(1000);
  expect([inAccount()?.name, account.sent('SaveDraft').length - before, words(cache)]).toEqual([
    'Maple Hall',
    1,
    'Saved',
  ]);
  expect(Object.keys(account.sent('SaveDraft')[0]?.['draft'] ?? {}).toSorted()).toEqual([
    'amenities',
    'contact',
    'description',
    'floorplans',
    'id',
    'images',
    'location',
    'name',
    'textsForReview',
    'type',
    'virtualTour',
  ]);
  const everything = JSON.stringify([account.requests, [...browser.local]]);
  for (const secret of ['hunter-two-77', 'login@walnut.example', 'password']) expect(everything).not.toContain(secret);
});

test('what another device wrote comes in, and what both wrote waits for a choice with both kept', async () => {
  const { cache } = landlordAt();
  await settle();
  account.save({ ...written, description: 'From the phone.' }, 2);
  write(cache, { name: 'Maple Hall' });
  await settle(4000);
  expect(draftIn(cache)).toMatchObject({ name: 'Maple Hall', description: 'From the phone.' });
  expect(inAccount()).toMatchObject({ name: 'Maple Hall', description: 'From the phone.' });
  account.save({ ...written, name: 'Maple House', description: 'From the phone.' }, 9);
  write(cache, { name: 'Maple Lodge' });
  await settle(4000);
  expect([state(cache), words(cache)]).toEqual(['open', 'Saved on this device only']);
  expect([draftIn(cache)?.name, inAccount()?.name]).toEqual(['Maple Lodge', 'Maple House']);
  expect(draftPersistence(cache)?.saveState().conflicts).toEqual([{ field: 'name', value: 'Maple House' }]);
  draftPersistence(cache)?.resolveConflict('name', 'ours');
  await settle(4000);
  expect([inAccount()?.name, words(cache)]).toEqual(['Maple Lodge', 'Saved']);
});

test('a page that comes to the front sees what another device has written meanwhile', async () => {
  const { cache } = landlordAt();
  await settle();
  account.save({ ...written, name: 'Maple Hall' }, 2);
  await settle(20_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(draftIn(cache)?.name).toBe('Maple Hall');
});

test('a reload knows what both began from: nothing is asked that one side alone changed', async () => {
  landlordAt();
  await settle();
  browser.stop();
  account.save({ ...written, name: 'Maple Hall' }, 2);
  const { cache, client, storages } = browser.tab({ [TAB_KEY]: ID });
  beginPosting(cache, false, storages);
  write(cache, { description: 'Quiet.' });
  saveToAccount(client, account.landlord);
  await settle(4000);
  expect(draftIn(cache)).toMatchObject({ name: 'Maple Hall', description: 'Quiet.' });
  expect(draftPersistence(cache)?.saveState().conflicts).toEqual([]);
  expect(inAccount()).toMatchObject({ name: 'Maple Hall', description: 'Quiet.' });
});

test('out of reach it says so, keeps the words here, and tries again by itself', async () => {
  const { cache } = landlordAt();
  await settle();
  account.faults.offline = true;
  write(cache, { name: 'Maple Hall' });
  await settle(2500);
  expect([words(cache), draftIn(cache)?.name]).toEqual(['Saved on this device only', 'Maple Hall']);
  account.faults.offline = false;
  await settle(5000);
  expect([inAccount()?.name, words(cache)]).toEqual(['Maple Hall', 'Saved']);
});

test('when the session ends in the middle nothing is lost; after a login all of it is in the account', async () => {
  const { cache } = landlordAt();
  await settle();
  account.endSession();
  write(cache, { name: 'Maple Hall', description: 'Quiet.' });
  await settle(2500);
  expect([state(cache), words(cache)]).toEqual(['ended', 'Saved on this device only']);
  expect(browser.local.get(DRAFT_KEY)).toContain('Quiet.');
  account.logIn();
  postingSession(cache)?.account?.retry();
  await settle();
  expect([inAccount()?.description, words(cache)]).toEqual(['Quiet.', 'Saved']);
});

test('neither here nor there is not called saved; there alone is', async () => {
  browser.blocked = true;
  const { cache } = landlordAt();
  write(cache, { name: 'Maple Hall' });
  await settle(2500);
  expect(words(cache)).toBe('Saved');
  account.faults.offline = true;
  write(cache, { name: 'Maple House' });
  await settle(2500);
  expect(words(cache)).toBe("Couldn't save");
  account.faults.offline = false;
  // Longer than a name may be: the server rejects it.
  write(cache, { name: 'Maple '.repeat(1000) });
  await settle(90_000);
  expect(words(cache)).toBe("Couldn't save");
});

test('a draft that was published on another device is dropped here, in words', async () => {
  const events: (string | undefined)[] = [];
  const stop = onEndedElsewhere(({ why, message }) => events.push(why, message));
  const { cache } = landlordAt();
  await settle();
  account.publish();
  write(cache, { name: 'Maple Hall' });
  await settle(2500);
  stop();
  expect(events).toEqual(['published', 'This listing has already been published. Find it in your listings.']);
  expect([draftIn(cache)?.name, browser.local.has(DRAFT_KEY)]).toEqual(['', false]);
});

test('forgotten is forgotten in the account too, and undone it is back in both', async () => {
  const { cache, client } = landlordAt();
  await settle();
  const undo = endDraft(client, 'forgotten');
  saveToAccount(client, account.landlord);
  await settle(3000);
  expect([account.drafts().length, browser.local.has(DRAFT_KEY), draftIn(cache)?.name]).toEqual([0, false, '']);
  undo();
  saveToAccount(client, account.landlord);
  await settle(3000);
  expect([inAccount()?.name, draftIn(cache)?.name, words(cache)]).toEqual(['Maple Court', 'Maple Court', 'Saved']);
});

test('two tabs of one landlord do not talk past each other', async () => {
  const one = landlordAt();
  await settle();
  const { cache, client, storages } = browser.tab({ [TAB_KEY]: ID });
  beginPosting(cache, false, storages);
  saveToAccount(client, account.landlord);
  await settle();
  write(one.cache, { name: 'Maple Hall' });
  await settle(400);
  browser.tellTabs();
  await settle(5000);
  browser.tellTabs();
  write(cache, { description: 'Quiet.' });
  await settle(5000);
  expect(inAccount()).toMatchObject({ name: 'Maple Hall', description: 'Quiet.' });
  expect([draftPersistence(cache)?.saveState().conflicts, draftPersistence(one.cache)?.saveState().conflicts]).toEqual([
    [],
    [],
  ]);
});

test('an empty draft asks and sends nothing', async () => {
  landlordAt(emptyDraft(ID));
  await settle(5000);
  expect(account.requests).toEqual([]);
});
