import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { APARTMENT, HOUSE } from '../../../domain/options/property-types.ts';
import { toPersistedDraft } from '../../../domain/posting/drafts/saved-draft.ts';
import { accountOf, LANDLORD, LOFTS, seededListingNamed, withdrawn } from '../../../mocks/scenarios/setup/arrange.ts';
import { SCENARIO_NOW } from '../../../mocks/scenarios/setup/scenario.ts';
import type { World } from '../../../mocks/world/world.ts';
import { isNotReady } from '../../../tests/setup/is-not-ready.ts';
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
import { openPosting, refused, written } from './posting.fixture.tsx';

const option = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
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
  const [apartment, house] = [await option(/^Apartment/), await option(/^House/)];
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
  const { user, sent, hold, isAt } = openPosting({ path: '/post/step-1' });
  await user.click(await option(/^House/));
  const release = hold('ValidateStep');
  await user.dblClick(goOn());
  await isAt('/post/step-1');
  release();
  await isAt('/post/step-2');
  expect(sent('ValidateStep')).toMatchObject([{ step: 'property-type-step', draft: { type: HOUSE } }]);
});

test('shows the error of a rejected property type and stays on the step', async () => {
  const { user, isAt, respond } = openPosting({ path: '/post/step-1' });
  respond('ValidateStep', () => ({ validateStep: refused('type', 'Not this type.') }));
  await user.click(await option(/^House/));
  await user.click(goOn());
  await screen.findByText('Not this type.');
  await isAt('/post/step-1');
  expect(goOn().getAttribute('aria-disabled')).toBeNull();
});

test('stops offering a property type that the server refuses because its price was removed', async () => {
  const { user, mock } = openPosting({ path: '/post/step-1' });
  await user.click(await option(/^House/));
  withdrawn(HOUSE)(mock.world);
  await user.click(goOn());
  await screen.findByText(/^House listings are no longer available\./);
  expect(screen.queryByRole('button', { name: /^House/ })).toBeNull();
  expect(isNotReady(goOn())).toBe(true);
});

test('requires another choice when the chosen property type is no longer offered (K12)', async () => {
  openPosting({ path: '/post/step-1', draft: written, arrange: withdrawn(APARTMENT) });
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
function openAsLandlord(query: string, others: NamedDraft[] = [], arrange?: (world: World) => void) {
  const begun: NamedDraft = { ...emptyDraft(BEGUN), ...written };
  localStorage.setItem(DRAFT_KEY, serializeDrafts([begun, ...others].map((each) => newEntry(each, Date.now()))) ?? '');
  sessionStorage.setItem(TAB_KEY, BEGUN);
  const opened = openPosting({
    path: `/post/step-1?${query}`,
    draft: begun,
    as: LANDLORD,
    ...(arrange && { arrange }),
  });
  const storage = postingSession(opened.client.cache)?.storage;
  return { ...opened, storage, draft: () => readDraft(opened.client.cache) };
}

test('copies a listing into a new draft, and keeps the one that was being written', async () => {
  const { slug, type } = seededListingNamed(LOFTS);
  const { draft, storage, isAt } = openAsLandlord(`copy=${slug}`);
  await isAt('/post/step-2');
  expect(draft()).toMatchObject({ name: `Copy of ${LOFTS}`, type });
  expect(draft()?.draftId).not.toBe(BEGUN);
  expect(storage?.entry(BEGUN)?.draft.name).toBe(written.name);
});

test('continues a saved draft with what only this browser has of it', async () => {
  const whole = { ...emptyDraft(SAVED), ...written };
  const { draft, isAt } = openAsLandlord(`draft=${SAVED}`, [{ ...whole, name: 'Typed offline' }], (world) => {
    const { id: accountId } = accountOf(world, LANDLORD);
    const saved = toPersistedDraft({ ...whole, name: 'Saved before' });
    world.db.savedDrafts.push({ accountId, draftId: SAVED, draft: saved, version: 1, savedAt: SCENARIO_NOW });
  });
  await isAt('/post/step-2');
  expect(draft()).toMatchObject({ draftId: SAVED, name: 'Typed offline' });
});
