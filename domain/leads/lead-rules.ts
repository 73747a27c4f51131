import type { FieldErrors } from '../field-errors.ts';
import { formatCount } from '../format/numbers.ts';
import { MAILBOX_LEADS_AN_HOUR, NETWORK_LEADS_AN_HOUR } from '../limits.ts';
import { isCalendarDay } from '../search/questionnaire.ts';
import type { StoredAnswers } from './lead-answers.ts';

/** Returns whether the honeypot is filled in, which means that a bot sent the form. */
export const isHoneypotFilled = ({ website }: { website: string }): boolean => website.trim() !== '';

/** The error beyond `MAILBOX_LEADS_AN_HOUR`; `minutes` until the next message is accepted. */
export const mailboxLimitMessage = (minutes: number): string =>
  `You've sent this landlord ${MAILBOX_LEADS_AN_HOUR} messages within an hour. Nothing was lost. Try again in ${formatCount(minutes, 'minute')}.`;

/** The same beyond `NETWORK_LEADS_AN_HOUR`. */
export const networkLimitMessage = (minutes: number): string =>
  `This landlord got ${NETWORK_LEADS_AN_HOUR} messages from your network within an hour. Nothing was lost. Confirm your email with a link we sent you, or try again in ${formatCount(minutes, 'minute')}.`;

/** Returns the error for a contact request about a listing that is not shown. */
export const listingUnavailable = (): FieldErrors => ({ housingId: ['This home is no longer available.'] });

const TOUR_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/** Returns whether the text is a time without a zone, such as '2027-08-15T16:30': the local time of the listing. */
export const isTourTime = (text: string): boolean => isCalendarDay(TOUR_TIME.exec(text)?.[1] ?? '');

interface Message {
  message: string;
  answers: Pick<StoredAnswers, 'tourTimes'>;
}

/** Returns whether two messages say the same: their text and their tour times. */
export const isSameMessage = (a: Message, b: Message): boolean =>
  a.message === b.message && String(a.answers.tourTimes ?? '') === String(b.answers.tourTimes ?? '');
