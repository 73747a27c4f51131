import { formatCount } from '../format/numbers.ts';
import {
  NETWORK_MAILBOXES_A_DAY,
  NETWORK_MAILBOXES_AN_HOUR,
  RESET_LINK_MINUTES,
  VISITOR_EMAILS_A_DAY,
} from '../limits.ts';

/** The emails that anybody can cause by entering somebody's address; each is limited by mailbox and by network. */
export const visitorEmails = [
  'passwordReset',
  'loginLink',
  'newDevice',
  'emailChange',
  'emailChangeNotice',
  'personalData',
  'alertConfirmation',
  'inquiryReceipt',
  'renterConfirmation',
  'renterCopy',
  'reportConfirmation',
] as const;
export type VisitorEmail = (typeof visitorEmails)[number];

const waitLabel = (minutes: number) =>
  minutes > 60 ? formatCount(Math.ceil(minutes / 60), 'hour') : formatCount(minutes, 'minute');

/** The error beyond `VISITOR_EMAILS_A_DAY`; `minutes` until the next email can be sent. */
export const mailboxEmailsMessage = (minutes: number): string =>
  `We send an address ${VISITOR_EMAILS_A_DAY} of these emails in 24 hours. Check its inbox and spam folder, or try again in ${waitLabel(minutes)}.`;

/** The error beyond `NETWORK_MAILBOXES_AN_HOUR` and `NETWORK_MAILBOXES_A_DAY`. */
export const networkEmailsMessage = (minutes: number): string =>
  `Your network has entered ${NETWORK_MAILBOXES_AN_HOUR} new email addresses within an hour, or ${NETWORK_MAILBOXES_A_DAY} within a day. Try again in ${waitLabel(minutes)}.`;

/** Message of a password reset beyond `VISITOR_EMAILS_A_DAY`, whether or not the address has an account (K04, K59). */
export const RESET_LINK_PROLONGED = `We send an address ${VISITOR_EMAILS_A_DAY} of these emails in 24 hours. If this one has an account, the link in the newest works for another ${RESET_LINK_MINUTES} minutes.`;
