import { MOST_EVENTS, type MatchAction } from '../../domain/tracking/actions.ts';
import { sayToServer } from '../apollo/door.ts';
import { track } from '../ui/data-layer.ts';
import { mayTrack } from './may-track.ts';

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

const shownAt = new Map<string, ShownAt>();
let waiting: TrackedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let sender: typeof import('./send-events.ts') | undefined;
let listening = false;

/** Remembers where a home stands, so that what is done with it later, on its own page too, is told with its place. */
export function rememberShown(housingId: string, at: ShownAt): void {
  shownAt.delete(housingId);
  shownAt.set(housingId, at);
  const [oldest] = shownAt.keys();
  if (shownAt.size > REMEMBERED && oldest !== undefined) shownAt.delete(oldest);
}

/** Sends what waits; on its way out a page sends what it can without waiting for anything. */
function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  for (; sender && waiting.length > 0; waiting = waiting.slice(MOST_EVENTS))
    sender.sendEvents(waiting.slice(0, MOST_EVENTS), sayToServer);
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
  if (!mayTrack()) return;
  const { position, schoolId } = shownAt.get(housingId) ?? {};
  const poweredBy = document.documentElement.dataset['brand'] ?? 'default';
  track(`match_${action}`, { housing_id: housingId, powered_by: poweredBy, ...(position && { position }) });
  waiting.push({ housingId, schoolId: schoolId ?? null, housingPosition: position ?? null, action, poweredBy });
  if (!listening) {
    listening = true;
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    void loadSender();
  }
  if (waiting.length >= MOST_EVENTS) flush();
  else timer ??= setTimeout(flush, WAIT_MS);
}
