import { MAX_PLACE_ID } from '../limits.ts';
import { type BrandCode } from '../brands/brand.ts';
import { z } from 'zod';
import { getBrand } from '../brands/brands.ts';
import { zodFieldErrors, type FieldErrors } from '../field-errors.ts';
import { wholeNumber } from '../whole-number.ts';
import { MAX_POSITION, matchActions, MAX_EVENTS } from './match-actions.ts';

/** A stored event: listing, action, position in the list, and brand. No personal data. */
export interface MatchEvent {
  housingId: number;
  /** The college of the search; null for a search elsewhere. */
  schoolId: number | null;
  /** From 1; null when the listing was not in a list. */
  housingPosition: number | null;
  action: (typeof matchActions)[number];
  poweredBy: BrandCode;
}

/** The schema of POST /api/tracking/your-matches [§7], in camelCase; REST uses snake_case. */
export const eventSchema = z.object(
  {
    // Accepted for older clients, but not stored, for privacy.
    subscriberId: wholeNumber('This must be the id of a subscriber.').nullish(),
    housingId: wholeNumber('Choose a home.'),
    schoolId: wholeNumber('This must be the id of a college.', MAX_PLACE_ID).nullish(),
    housingPosition: wholeNumber('This must be a position, starting at 1.', MAX_POSITION).nullish(),
    action: z.enum(matchActions, `This must be one of ${matchActions.join(', ')}.`),
    poweredBy: z.string('This must be the code of a site.').max(60, 'Use at most 60 characters.').nullish(),
  },
  'This must be an event, or a list of them.',
);

const eventOf = (read: z.output<typeof eventSchema>): MatchEvent => ({
  housingId: read.housingId,
  schoolId: read.schoolId ?? null,
  housingPosition: read.housingPosition ?? null,
  action: read.action,
  poweredBy: getBrand(read.poweredBy).code,
});

/** Parses one event or a list of at most fifty. All are accepted or none: errors are keyed by field, whatever the event. */
export function parseMatchEvents(input: unknown): { read: MatchEvent[] } | { errors: FieldErrors } {
  const sent: unknown[] = Array.isArray(input) ? input : [input];
  if (sent.length === 0 || sent.length > MAX_EVENTS)
    return { errors: { events: [`Send from 1 to ${MAX_EVENTS} events.`] } };
  const { data, error } = z.array(eventSchema).safeParse(sent);
  if (error) return { errors: zodFieldErrors(error, ([, name]) => String(name ?? 'events')) };
  return { read: data.map(eventOf) };
}
