import { PERSONAL_DATA_LINK_HOURS, VISITOR_EMAILS_A_DAY } from '../limits.ts';

/** Message of a request, whether or not anything is stored about the address. */
export const PERSONAL_DATA_SENT = `If we have data under that email, we've sent it a link. It works for ${PERSONAL_DATA_LINK_HOURS} hours. We send at most ${VISITOR_EMAILS_A_DAY} a day: if none arrives, check your spam folder, use the last one, or try again tomorrow.`;

/** The sections of a renter's export, in file order, with a description of each. */
export const personalDataSections = {
  requests: 'What you sent to landlords, and which home it was about.',
  replies: "What you told us about landlords' replies.",
  email: 'When your address was confirmed, or when you declined our emails.',
  alerts: 'Your email alerts for new homes.',
  reports: 'The homes that you reported.',
  inquiries: 'What you asked about advertising.',
  emails: 'The emails we sent you.',
} as const;
export type PersonalDataSection = keyof typeof personalDataSections;
