import { vi } from 'vitest';
import { toPersistedDraft } from '../../../../../domain/posting/drafts/saved-draft.ts';
import { createSession } from '../../../../../mocks/account/sessions.ts';
import { setSessionCookies } from '../../../../../mocks/handlers/caller-session.ts';
import { cookiesOf } from '../../../../../mocks/handlers/cookies.ts';
import { liveSavedDrafts } from '../../../../../mocks/posting/saved-drafts.ts';
import { accountOf, LANDLORD, listingsOf } from '../../../../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../../../../tests/setup/render-on-mock.tsx';
import { ID } from '../draft.fixture.ts';
import type { NamedDraft } from './stored-draft.ts';

/** The longest time in milliseconds that passes before the requests of it have been responded to. */
const STEP_MS = 100;
/** Opens a landlord's account on the mock, for tests with fake timers: the mock's clock is theirs. */
export function openAccount() {
  const { mock, requests, responded, sent } = renderOnMock(null, { as: LANDLORD, now: () => new Date() });
  const { world } = mock;
  const { id } = accountOf(world, LANDLORD);

  return {
    /** The id by which the page knows the landlord. */
    landlord: String(id),
    faults: world.faults,
    requests,
    sent,
    /** Returns the account's drafts, latest first. */
    drafts: () => liveSavedDrafts(world, id).map(({ draft }) => draft),
    /** Saves a draft in this version, as another device. */
    save: (draft: NamedDraft, version: number, savedAt = Date.now()) => {
      const { savedDrafts } = world.db;
      const { draftId } = draft;
      const row = { accountId: id, draftId, draft: toPersistedDraft(draft), version };
      world.db.savedDrafts = [
        ...savedDrafts.filter((known) => known.draftId !== draftId),
        { ...row, savedAt: new Date(savedAt).toISOString() },
      ];
    },
    /** Publishes the draft, as another device. */
    publish: () => void Object.assign(listingsOf(world)[0] ?? {}, { draftId: ID }),
    endSession: () => void (world.db.sessions = []),
    logIn: () => setSessionCookies(cookiesOf(null), createSession(world, id).token),
    /** Lets this time pass. */
    settle: async (ms = 0) => {
      for (let left = ms; left > 0; left -= STEP_MS) {
        await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
        await responded();
      }
      await responded();
    },
  };
}
