import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { seededUuid } from '../../../../demo/seeded-uuid.ts';
import { DRAFTS_PER_PAGE } from '../../../../domain/limits.ts';
import { toPersistedDraft } from '../../../../domain/posting/drafts/saved-draft.ts';
import { withAllForReview } from '../../../../domain/trust/review-choice.ts';
import { accountOf, LANDLORD } from '../../../../mocks/scenarios/setup/arrange.ts';
import { fullDraft } from '../../../../mocks/scenarios/setup/drafts.ts';
import type { World } from '../../../../mocks/world/world.ts';
import { renderOnMock } from '../../../../tests/setup/render-on-mock.tsx';
import { Drafts } from './drafts.tsx';

/** Saves drafts in the landlord's account, the first one last. */
function saveDrafts(world: World, drafts: readonly Partial<typeof fullDraft>[]): void {
  for (const [index, change] of drafts.entries())
    world.db.savedDrafts.push({
      accountId: accountOf(world, LANDLORD).id,
      draftId: seededUuid(`draft ${index}`),
      draft: toPersistedDraft(withAllForReview({ ...fullDraft, ...change })),
      version: 1,
      savedAt: new Date(world.now().getTime() - index).toISOString(),
    });
}

const named = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Draft ${index + 1}` }));

/** Opens the checkout of two drafts. */
async function openCheckout(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publish 2 drafts' }));
}

test('keeps the list, its pages and the focus when another page fails to load', async () => {
  const arrange = (world: World) => saveDrafts(world, named(DRAFTS_PER_PAGE + 1));
  const { mock } = renderOnMock(<Drafts />, { as: LANDLORD, arrange });
  const next = await screen.findByRole('button', { name: /Next/ });
  mock.world.faults.failing['MyDrafts'] = 'unreachable';
  await userEvent.click(next);
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain("These drafts didn't load.");
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Drafts' }));
  screen.getByText('Draft 1');
  mock.world.faults.failing = {};
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(`Draft ${DRAFTS_PER_PAGE + 1}`);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('charges nothing for a text that goes to review (K66)', async () => {
  const arrange = (world: World) => saveDrafts(world, [{}, { description: 'Two rooms. No kids.' }]);
  renderOnMock(<Drafts />, { as: LANDLORD, arrange });
  await openCheckout();
  await screen.findByRole('button', { name: 'Pay $49 and publish 1 draft. Send 1 draft for review' });
  screen.getByText('Apartment · $49 a month, charged only if we approve its text');
});

test('states the charge of what is left by the credit that is left, also when the checkout stops', async () => {
  const { respond, sent, mock } = renderOnMock(<Drafts />, {
    as: LANDLORD,
    arrange: (world) => {
      saveDrafts(world, named(2));
      for (const card of world.db.cards) card.creditCents = 7000;
    },
  });
  // The connection is lost after the first.
  respond('PublishDraft', ({ id }) => (id === seededUuid('draft 0') ? undefined : new Error('offline')));
  await openCheckout();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $28 and publish 2 drafts' }));
  await screen.findByText("Stopped at Draft 2. The drafts after it weren't charged.");
  await screen.findByRole('button', { name: 'Pay $28 and publish 1 draft' });
  screen.getByText(/Your credit of \$21 pays first\.$/);
  expect(sent('PublishDraft')).toHaveLength(2);
  expect(mock.world.db.listings.filter(({ name }) => name.startsWith('Draft'))).toMatchObject([{ name: 'Draft 1' }]);
});
