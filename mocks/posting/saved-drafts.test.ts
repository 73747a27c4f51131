import { expect, test } from 'vitest';
import { DRAFT_RETENTION_MS, toPersistedDraft } from '../../domain/posting/drafts/saved-draft.ts';
import { Browser, DRAFT_ID, wholeDraft } from '../landlord.fixture.ts';
import { fullDraft } from '../scenarios/setup/drafts.ts';
import { heldWorld } from '../world/world.fixture.ts';
import { liveSavedDrafts, saveDraft } from './saved-drafts.ts';

const kept = { ...fullDraft, id: DRAFT_ID };

test('deletes the draft on publish and continues its version numbers', async () => {
  const { world } = heldWorld();
  const browser = new Browser(world);
  await browser.login();
  expect(saveDraft(world, 1, kept, null)).toMatchObject({ version: 1 });
  const draft = { ...wholeDraft(world), account: null };
  const answer = await browser.ask('publishListing', { draft, paymentMethod: browser.card(), idempotencyKey: 'one' });
  expect(answer.__typename).toBe('Published');
  expect(world.db.savedDrafts).toMatchObject([{ draftId: DRAFT_ID, draft: null, version: 2 }]);
  expect(saveDraft(world, 1, kept, 1)).toEqual({ published: true });
});

test('keeps a draft for seven days', () => {
  const { world, later } = heldWorld();
  saveDraft(world, 1, kept, null);
  later(DRAFT_RETENTION_MS - 1);
  expect(liveSavedDrafts(world, 1)).toMatchObject([{ draft: toPersistedDraft(fullDraft) }]);
  later(1);
  expect(liveSavedDrafts(world, 1)).toEqual([]);
});
