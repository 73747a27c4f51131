import { HOUR_MS } from '../time-spans.ts';

/** Time after the delivery of a request when its renter is asked once whether the landlord answered (K67). */
export const REPLY_CHECK_MS = 72 * HOUR_MS;

/** Homes that the email offers beside the question. */
export const REPLY_CHECK_HOMES = 3;

/** The answers, and the hours that each counts as; null when nobody has answered yet. */
export const replyAnswerOptions = [
  { value: 'day', label: 'Yes, the same day', hours: 12 },
  { value: 'next', label: 'Yes, the next day', hours: 24 },
  { value: 'later', label: 'Yes, later', hours: 60 },
  { value: 'no', label: 'Not yet', hours: null },
] as const;
export type ReplyAnswer = (typeof replyAnswerOptions)[number]['value'];
