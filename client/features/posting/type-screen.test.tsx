import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { around, editedListing } from './answered.fixture.tsx';
import { readDraft } from './draft/draft-cache.ts';
import {
  DRAFT_KEY,
  emptyDraft,
  newEntry,
  serializeDrafts,
  TAB_KEY,
  type NamedDraft,
} from './draft/persistence/stored-draft.ts';
import { postingSession } from './draft/posting-session.ts';
import { exampleDraft } from './example-draft.fixture.ts';
import { openPosting, refused, written } from './posting.fixture.tsx';
import { isNotReady } from '../../../tests/setup/is-not-ready.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.toggleAttribute('data-signed-in', false);
});

const kind = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });

test('shows on step 1 what is required and what can be changed later', async () => {
  openPosting({ path: '/post/step-1' });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Create a Listing');
  expect(document.title).toBe('Create a Listing');
  screen.getByText('You can edit or cancel your listing at any time.');
  screen.getByRole('heading', { level: 2, name: 'Select a Property Type' });
  screen.getByText('What kind of property do you manage?');
});

test('lets the chosen property type be deselected and the other be chosen', async () => {
  const { user } = openPosting({ path: '/post/step-1' });
  const [apartment, house] = [await kind(/^Apartment/), await kind(/^House/)];
  const pressed = () => [apartment, house].map((button) => button.getAttribute('aria-pressed') === 'true');
  expect([...pressed(), isNotReady(goOn())]).toEqual([false, false, true]);
  await user.click(apartment);
  expect([...pressed(), isNotReady(goOn())]).toEqual([true, false, false]);
  await user.click(apartment);
  expect([...pressed(), isNotReady(goOn())]).toEqual([false, false, true]);
  await user.click(apartment);
  await user.click(house);
  expect([...pressed(), isNotReady(goOn())]).toEqual([false, true, false]);
});

test('opens step 2 once when the server accepts the property type', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { user, asked, isAt } = openPosting({ path: '/post/step-1', answers: { ValidateStep: () => promise } });
  await user.click(await kind(/^House/));
  await user.dblClick(goOn());
  await isAt('/post/step-1');
  resolve({ validateStep: { __typename: 'Done', ok: true } });
  await isAt('/post/step-2');
  const steps = asked.filter(({ operation }) => operation === 'ValidateStep');
  expect(steps.map(({ variables }) => variables['step'])).toEqual(['property-type-step']);
  expect(steps[0]?.variables['draft']).toMatchObject({ type: 85 });
});

test('shows the error of a rejected property type and stays on the step', async () => {
  const answers = { ValidateStep: async () => ({ validateStep: refused('type', 'Not this kind.') }) };
  const { user, isAt } = openPosting({ path: '/post/step-1', answers });
  await user.click(await kind(/^House/));
  await user.click(goOn());
  await screen.findByText('Not this kind.');
  await isAt('/post/step-1');
  expect(goOn().getAttribute('aria-disabled')).toBeNull();
});

test('stops offering a property type that the server refuses because its price was removed', async () => {
  const prices: [number, number] = [49, 29];
  const answers = { ValidateStep: async () => ({ validateStep: refused('type', 'Not offered.') }) };
  const { user } = openPosting({ path: '/post/step-1', prices, answers });
  await user.click(await kind(/^House/));
  prices[1] = 0;
  await user.click(goOn());
  await screen.findByText(/^House listings are no longer available\./);
  expect(screen.queryByRole('button', { name: /^House/ })).toBeNull();
  expect(isNotReady(goOn())).toBe(true);
});

test('offers no property type without a price, and says so when there is none at all', async () => {
  openPosting({ path: '/post/step-1', prices: [49, 0] });
  await kind(/^Apartment/);
  expect(screen.queryByRole('button', { name: /^House/ })).toBeNull();
  cleanup();
  openPosting({ path: '/post/step-1', prices: [0, 0] });
  await screen.findByText(/^Posting is closed right now/);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('requires another choice when the chosen property type is no longer offered (K12)', async () => {
  openPosting({ path: '/post/step-1', draft: written, prices: [0, 29] });
  await screen.findByText(/^Apartment listings are no longer available\./);
  expect(isNotReady(goOn())).toBe(true);
});

test.each(['/post/step-2', '/post/step-3'])('redirects %s without a property type to step 1', async (path) => {
  const { isAt } = openPosting({ path, draft: { ...written, type: null } });
  await isAt('/post/step-1');
});

test('redirects step 3 with an incomplete section to that section (K05)', async () => {
  const { isAt } = openPosting({ path: '/post/step-3', draft: { ...written, description: '!!!' } });
  await isAt('/post/step-2');
  // the password comes first, since it is never saved
  await screen.findByText('Section 2 of 7');
});

const BEGUN = '0c0f9d1e-3f61-4a0e-9d0f-2b8f0a3c7d11';
const SAVED = '0c0f9d1e-3f61-4a0e-9d0f-2b8f0a3c7d12';

/** Opens step 1 as a landlord who was writing a draft in this tab, and has others in this browser. */
function openAsLandlord(query: string, answers: Record<string, () => Promise<object>>, others: NamedDraft[] = []) {
  const begun: NamedDraft = { ...emptyDraft(BEGUN), ...written };
  localStorage.setItem(DRAFT_KEY, serializeDrafts([begun, ...others].map((each) => newEntry(each, Date.now()))) ?? '');
  sessionStorage.setItem(TAB_KEY, BEGUN);
  document.documentElement.toggleAttribute('data-signed-in', true);
  const opened = openPosting({
    path: `/post/step-1?${query}`,
    draft: begun,
    answers: {
      Viewer: async () => around['Viewer'] as object,
      SaveDraft: async () => ({ saveDraft: { __typename: 'DraftSaved', version: 2 } }),
      ...answers,
    },
  });
  const storage = postingSession(opened.client.cache)?.storage;
  return { ...opened, storage, draft: () => readDraft(opened.client.cache) };
}

test('copies a listing into a new draft, and keeps the one that was being written', async () => {
  const { draft, storage, isAt } = openAsLandlord('copy=neil-house', {
    SavedDraft: async () => ({ draft: null }),
    ListingToEdit: async () => ({ myListing: editedListing() }),
  });
  await isAt('/post/step-2');
  expect(draft()).toMatchObject({ name: `Copy of ${exampleDraft.name}`, type: exampleDraft.type });
  expect(draft()?.draftId).not.toBe(BEGUN);
  expect(storage?.entry(BEGUN)?.draft.name).toBe(written.name);
});

test('continues a saved draft with what only this browser has of it', async () => {
  const inAccount = { ...editedListing(1, { ...written, name: 'Saved before' }).draft, id: 'x', draftId: SAVED };
  const saved = { __typename: 'SavedDraft', version: 1, savedAt: '2026-09-14T12:00:00.000Z', draft: inAccount };
  const { draft, isAt } = openAsLandlord(`draft=${SAVED}`, { SavedDraft: async () => ({ draft: saved }) }, [
    { ...emptyDraft(SAVED), ...written, name: 'Typed offline' },
  ]);
  await isAt('/post/step-2');
  expect(draft()).toMatchObject({ draftId: SAVED, name: 'Typed offline' });
});
