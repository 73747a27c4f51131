import { MAX_EVENTS, type MatchAction } from '../../../domain/tracking/match-actions.ts';
import type { TrackedMatchInput } from '../../__generated__/types.ts';
import { sendGraphql } from '../../graphql/transport.ts';
import { pushToDataLayer } from './data-layer.ts';
import { isTrackingAllowed } from './tracking-consent.ts';

/** Where a listing was shown: its one-based position in the list, and the college of the search. */
export interface ShownAt {
  position?: number | undefined;
  schoolId?: string | undefined;
}

/** How long events are batched, in milliseconds. */
const WAIT_MS = 4000;
/** The maximum number of saved positions; the oldest are dropped first. */
const REMEMBERED = 500;

const listingPositions = new Map<string, ShownAt>();
let waiting: TrackedMatchInput[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let sender: typeof import('./send-events.ts') | undefined;
let isListening = false;

/** Saves a listing's position in the list, so that later events, on its own page too, include it. */
export function rememberListingPosition(housingId: string, at: ShownAt): void {
  listingPositions.delete(housingId);
  listingPositions.set(housingId, at);
  const [oldest] = listingPositions.keys();
  if (listingPositions.size > REMEMBERED && oldest !== undefined) listingPositions.delete(oldest);
}

/** Sends the pending events; synchronous, so that it also works when the page is hidden. */
function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  for (; sender && waiting.length > 0; waiting = waiting.slice(MAX_EVENTS))
    sender.sendEvents(waiting.slice(0, MAX_EVENTS), sendGraphql);
}

async function loadSender(): Promise<void> {
  try {
    sender = await import('./send-events.ts');
    // Sends events that were due while the chunk loaded.
    if (timer === undefined) flush();
  } catch {
    // If the chunk fails to load, nothing is counted; this affects no user.
    waiting = [];
  }
}

/** Counts an action on a listing, also in the operator's analytics: no personal data, nothing after an opt-out. */
export function trackMatch(action: MatchAction, housingId: string): void {
  if (!isTrackingAllowed()) return;
  const { position, schoolId } = listingPositions.get(housingId) ?? {};
  const poweredBy = document.documentElement.dataset['brand'] ?? 'default';
  pushToDataLayer(`match_${action}`, { housing_id: housingId, powered_by: poweredBy, ...(position && { position }) });
  waiting.push({ housingId, schoolId: schoolId ?? null, housingPosition: position ?? null, action, poweredBy });
  if (!isListening) {
    isListening = true;
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
    void loadSender();
  }
  if (waiting.length >= MAX_EVENTS) flush();
  else timer ??= setTimeout(flush, WAIT_MS);
}
