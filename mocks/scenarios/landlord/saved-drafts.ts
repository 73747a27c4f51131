import { toPersistedDraft } from '../../../domain/posting/drafts/saved-draft.ts';
import { seededUuid } from '../../../demo/seeded-uuid.ts';
import type { World } from '../../world/world.ts';
import { accountOf, EMPTY_LANDLORD, onDashboard, required } from '../setup/arrange.ts';
import { draftWith, fullDraft } from '../setup/drafts.ts';
import { SCENARIO_DRAFT, scenariosWith } from '../setup/scenario.ts';
import { fill, press, see } from '../setup/steps.ts';

function saveElsewhere(world: World, draftId: string, change: Partial<typeof fullDraft> = {}): void {
  const { id: accountId } = accountOf(world, EMPTY_LANDLORD);
  const { savedDrafts } = world.db;
  const before = savedDrafts.find((row) => row.draftId === draftId);
  const draft = toPersistedDraft({ ...fullDraft, ...change });
  const savedAt = world.now().toISOString();
  const row = { accountId, draftId, draft, version: (before?.version ?? 0) + 1, savedAt };
  world.db.savedDrafts = [...savedDrafts.filter((known) => known !== before), row];
}

const KEPT = 'Saved to your account for seven days';
const atContact = {
  group: 'posting',
  at: '/post/step-2',
  as: EMPTY_LANDLORD,
  draft: { ...draftWith('contact'), name: 'Walnut Row' },
} as const;

/** Saves three drafts in the landlord's account, of which one has no description. */
function saveThreeDrafts(world: World): void {
  const savedAt = world.now().toISOString();
  for (const [name, description] of Object.entries({ 'Ash House': 'Quiet.', 'Elm House': 'Sunny.', Oak: '' }))
    world.db.savedDrafts.push({
      accountId: 1,
      draftId: seededUuid(name),
      draft: toPersistedDraft({ ...fullDraft, name, description }),
      version: 1,
      savedAt,
    });
}

/** Drafts that are saved in the landlord's account too. */
export const savedDrafts = scenariosWith(atContact)({
  'draft-of-another-device': {
    draft: undefined,
    title: 'Draft of another device',
    shows: 'The account stores it; a new start offers it by name.',
    at: '/post/step-1',
    expects: /You have previously filled in listing information.*Walnut Row, last changed today/,
    arrange: (world) => saveElsewhere(world, seededUuid('a draft of another device')),
    play: see('Walnut Row, last changed today'),
  },
  'drafts-checkout': {
    title: 'Several drafts before they are paid',
    shows: 'What each costs, what is due today, and the card on file.',
    ...onDashboard,
    expects: /Publish 3 drafts.*DUE TODAY.*Pay with/,
    arrange: saveThreeDrafts,
    play: [press('Select all 3'), press('Publish 3 drafts')],
  },
  'drafts-published-together': {
    title: 'Several drafts, one checkout',
    shows: 'What each costs, what is left out and why, and what became of each after one payment.',
    ...onDashboard,
    expects: /2 of 2 drafts published.*Ash House.*Published\..*Elm House.*Published\..*Oak.*Left out/,
    arrange: saveThreeDrafts,
    play: [press('Select all 3'), press('Publish 3 drafts'), see('DUE TODAY'), press(/^Pay .* and publish 2 drafts/)],
  },
  'draft-in-the-account': {
    title: 'Saved to the account',
    shows: 'Where the draft is saved, for how long, and how to delete it.',
    expects: /Saved.*Saved to your account for seven days.*Delete draft/,
    play: see(KEPT),
  },
  'draft-on-this-device-only': {
    title: 'Saved on this device only',
    shows: 'The server is unreachable; the draft is saved on this device, and saving is retried.',
    expects: /Saved on this device only.*We couldn't reach your account/,
    play: [
      see(KEPT),
      (_, { faults }) => void (faults.failing['SaveDraft'] = 'unreachable'),
      fill('Property name', 'Walnut Hall'),
    ],
  },
  'draft-session-over': {
    title: 'Session ends while writing',
    shows: 'The draft is kept on this device, and a login saves it to the account.',
    expects: /Saved on this device only.*Your session has ended.*Log in/,
    play: [see(KEPT), (_, world) => void (world.db.sessions = []), fill('Property name', 'Walnut Hall')],
  },
  'draft-two-versions': {
    title: 'Merge conflict',
    shows: 'Two devices changed the same field; both versions are kept until one is chosen.',
    covers: ['SaveDraftResult.DraftConflict'],
    expects: /Two versions of the property name.*Walnut Hall.*Walnut Court/,
    play: [
      see(KEPT),
      (_, world) => void saveElsewhere(world, SCENARIO_DRAFT, { name: 'Walnut Court' }),
      fill('Property name', 'Walnut Hall'),
    ],
  },
  'draft-published-elsewhere': {
    title: 'Published on another device',
    shows: 'The draft was published as a listing; a message says so, and nothing is charged twice.',
    covers: ['SaveDraftResult.DraftPublished'],
    expects: 'This listing has already been published.',
    play: async ({ type, see }, world) => {
      await see(KEPT);
      const listing = required(world.db.listings[0], 'listing');
      Object.assign(listing, { draftId: SCENARIO_DRAFT, accountId: accountOf(world, EMPTY_LANDLORD).id });
      await type('Property name', 'Walnut Hall');
    },
  },
  'draft-one-too-many': {
    title: 'Sixth unfinished listing',
    shows: 'The account stores five; this one is saved on this device, with an explanation.',
    covers: ['SaveDraftResult.Invalid'],
    expects: /Saved on this device only.*Your account already has five unfinished listings/,
    arrange: (world) => {
      for (let count = 1; count <= 5; count++) saveElsewhere(world, seededUuid(`unfinished ${count}`));
    },
    play: see('Your account already has five unfinished listings'),
  },
  'draft-forgotten': {
    title: 'Draft deleted',
    shows: 'The draft is deleted here and in the account, and can be restored.',
    expects: /Your draft is deleted\..*Undo/,
    play: [see(KEPT), press('Delete draft')],
  },
});
