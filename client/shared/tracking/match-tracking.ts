import { MAX_EVENTS, type MatchAction } from '../../../domain/tracking/match-actions.ts';
import { sendGraphql } from '../../graphql/transport.ts';
import { pushToDataLayer } from './data-layer.ts';
import { isTrackingAllowed } from './tracking-consent.ts';

/** Where a home was shown: its place in the list, from 1, and the college that was searched near. */
export interface ShownAt {
  position?: number | undefined;
  schoolId?: string | undefined;
}

/** One event on its way; the fields of the schema's TrackedMatchInput that a page knows. */
export interface TrackedEvent {
  housingId: string;
  schoolId: string | null;
  housingPosition: number | null;
  action: MatchAction;
  poweredBy: string;
}

/** How long events wait for company. */
const WAIT_MS = 4000;
/** Where so many homes were shown is remembered; who has seen more has forgotten the first ones too. */
const REMEMBERED = 500;

const listingPositions = new Map<string, ShownAt>();
let waiting: TrackedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let sender: typeof import('./send-events.ts') | undefined;
let isListening = false;

/** Remembers where a home stands, so that what is done with it later, on its own page too, is told with its place. */
export function rememberListingPosition(housingId: string, at: ShownAt): void {
  listingPositions.delete(housingId);
  listingPositions.set(housingId, at);
  const [oldest] = listingPositions.keys();
  if (listingPositions.size > REMEMBERED && oldest !== undefined) listingPositions.delete(oldest);
}

/** Sends what waits; on its way out a page sends what it can without waiting for anything. */
function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  for (; sender && waiting.length > 0; waiting = waiting.slice(MAX_EVENTS))
    sender.sendEvents(waiting.slice(0, MAX_EVENTS), sendGraphql);
}

const flushWhenHidden = () => {
  if (document.visibilityState === 'hidden') flush();
};

async function loadSender(): Promise<void> {
  try {
    sender = await import('./send-events.ts');
    // What should have gone while it was on its way.
    if (timer === undefined) flush();
  } catch {
    // Without its code nothing is counted, and nobody misses anything.
    waiting = [];
  }
}

/**
 * Notes what was done with a home: counted by the application, and told to the operator's own analytics where there is
 * one. Nothing in it is about a person, and nothing is noted for who wishes not to be tracked.
 */
export function trackMatch(action: MatchAction, housingId: string): void {
  if (!isTrackingAllowed()) return;
  const { position, schoolId } = listingPositions.get(housingId) ?? {};
  const poweredBy = document.documentElement.dataset['brand'] ?? 'default';
  pushToDataLayer(`match_${action}`, { housing_id: housingId, powered_by: poweredBy, ...(position && { position }) });
  waiting.push({ housingId, schoolId: schoolId ?? null, housingPosition: position ?? null, action, poweredBy });
  if (!isListening) {
    isListening = true;
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    void loadSender();
  }
  if (waiting.length >= MAX_EVENTS) flush();
  else timer ??= setTimeout(flush, WAIT_MS);
}
