import { RENTER_KEY } from '../../../client/shared/renter/renter-defaults.ts';
import { IDEMPOTENCY_STORAGE_KEY } from '../../../client/features/posting/payment/idempotency-key.ts';
import {
  DRAFT_KEY,
  emptyDraft,
  serializeDraft,
  TAB_KEY,
} from '../../../client/features/posting/draft/persistence/stored-draft.ts';
import { SCENARIO_DRAFT, type Scenario } from './scenario.ts';

/** Returns the storage entries for a scenario's page, in the client's own format; `now` is in milliseconds. */
export function scenarioStorageEntries({ draft, renter, stored }: Scenario, now: number) {
  const local: Record<string, string> = {};
  const session: Record<string, string> = {};
  if (draft) {
    const { id: _, type = null, location, ...written } = draft;
    const empty = emptyDraft(SCENARIO_DRAFT);
    const whole = { ...empty, ...written, type, location: { ...empty.location, ...located(location) } };
    local[DRAFT_KEY] = serializeDraft(whole, now);
    session[TAB_KEY] = '1';
  }
  // The client reads it field by field and uses defaults for missing ones.
  if (renter) local[RENTER_KEY] = JSON.stringify(renter);
  if (stored?.draft !== undefined) local[DRAFT_KEY] = stored.draft;
  if (stored?.renter !== undefined) local[RENTER_KEY] = stored.renter;
  if (stored?.tryKey !== undefined) session[IDEMPOTENCY_STORAGE_KEY] = stored.tryKey;
  return { local, session };
}

const located = (location: NonNullable<Scenario['draft']>['location']) =>
  location && { ...location, coordinates: location.coordinates ?? null };
