import { RENTER_KEY } from '../../client/apollo/renter-store.ts';
import { TRY_KEY } from '../../client/posting/payment/try-key.ts';
import { DRAFT_KEY, emptyDraft, serialise, TAB_KEY } from '../../client/posting/draft/stored-draft.ts';
import { SCENARIO_DRAFT } from './kept-draft.ts';
import type { Scenario } from './scenario.ts';

export interface KeptEntries {
  local: Record<string, string>;
  session: Record<string, string>;
}

/**
 * What the storages of this browser hold when a scenario's page loads, written as the client itself writes it. `now` in
 * milliseconds is the page's.
 */
export function keptEntries({ draft, renter, stored }: Scenario, now: number): KeptEntries {
  const local: Record<string, string> = {};
  const session: Record<string, string> = {};
  if (draft) {
    const { id: _, type = null, location, ...written } = draft;
    const empty = emptyDraft(SCENARIO_DRAFT);
    const whole = { ...empty, ...written, type, location: { ...empty.location, ...located(location) } };
    local[DRAFT_KEY] = serialise(whole, now);
    session[TAB_KEY] = '1';
  }
  // The client reads it field by field and fills in what is missing.
  if (renter) local[RENTER_KEY] = JSON.stringify(renter);
  if (stored?.draft !== undefined) local[DRAFT_KEY] = stored.draft;
  if (stored?.renter !== undefined) local[RENTER_KEY] = stored.renter;
  if (stored?.tryKey !== undefined) session[TRY_KEY] = stored.tryKey;
  return { local, session };
}

const located = (location: NonNullable<Scenario['draft']>['location']) =>
  location && { ...location, coordinates: location.coordinates ?? null };
