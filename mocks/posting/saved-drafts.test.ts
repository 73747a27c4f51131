import { expect, test } from 'vitest';
import { DRAFT_RETENTION_MS, toPersistedDraft } from '../../domain/posting/drafts/saved-draft.ts';
import { Browser, DRAFT_ID, wholeDraft } from '../landlord.fixture.ts';
import { fullDraft } from '../scenarios/setup/drafts.ts';
import { heldWorld } from '../world/world.fixture.ts';
import { runImport, uploadImport } from './listing-imports.ts';
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

test('imports nothing over a draft whose payment is open, and an expired draft as a new one', async () => {
  const { world, later } = heldWorld();
  const browser = new Browser(world);
  await browser.login();
  const bytes = new TextEncoder().encode('ID,Name\nA-1,Maple\nA-2,Birch\n');
  const imported = async () => {
    const file = uploadImport(world, 1, 'units.csv', bytes);
    return 'id' in file && runImport(world, 1, file.id);
  };
  expect(await imported()).toMatchObject({ record: { counts: { created: 2 } } });
  const id = world.db.savedDrafts.find(({ ownId }) => ownId === 'A-1')?.draftId;
  const draft = { ...wholeDraft(world), id, account: null };
  const sent = { draft, paymentMethod: browser.card('4000002760003184'), idempotencyKey: 'one' };
  expect(await browser.ask('publishListing', sent)).toHaveProperty('clientSecret');
  expect(await imported()).toMatchObject({ record: { counts: { published: 1, unchanged: 1 } } });
  later(DRAFT_RETENTION_MS);
  expect(await imported()).toMatchObject({ record: { counts: { published: 1, created: 1 } } });
});
