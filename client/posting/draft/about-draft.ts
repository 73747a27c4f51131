import { propertyTypeLabel } from '../../../domain/options/property-types.ts';
import type { Entry } from './stored-draft.ts';
import { DAY_MS } from '../../../domain/time.ts';

const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

/** Which draft it is and how old, in a line: "Walnut Row, last changed today." */
export function aboutDraft({ draft, savedAt }: Entry, now: number = Date.now()): string {
  const { name, location, type } = draft;
  const what = name.trim() || location.address.trim() || (type === null ? 'A listing' : propertyTypeLabel(type));
  const days = [0, 1].find((ago) => dayOf(now - ago * DAY_MS) === dayOf(savedAt));
  const when = days === undefined ? `on ${dayOf(savedAt)}` : days === 0 ? 'today' : 'yesterday';
  return `${what}, last changed ${when}.`;
}
