import { CONFIRMATION_DAYS } from '../../../../domain/leads/renter-email.ts';
import { formatListingNames } from '../pending-request.ts';
import type { SentRequest } from '../sent-request.ts';

interface CongratulationsText {
  heading: string;
  lead: string;
  /** What happens next, in its order. */
  steps: string[];
  /** Above the homes that are offered next. */
  next: string;
}

const NEXT_STEPS = [
  'The landlord answers by e-mail or phone, usually within a few days.',
  'Visit the home, or ask for a video tour, before you sign or pay anything.',
  'Ask two or three homes: it is the surest way to a good one.',
];

/** What a house at its cap does with a request (K23). */
const waiting = (name: string, what: string) =>
  `${name} has had all its requests for this month. Your ${what} is kept, and goes out when its new month begins.`;

/** What waits until its renter has confirmed their email (K23). */
const unconfirmed = (homes: SentRequest['homes'], email: string) =>
  `We sent a link to ${email || 'your email'}. ${homes.length > 1 ? 'Your requests to these homes are' : `Your request to ${homes[0]?.name ?? 'this home'} is`} sent as soon as you open it and confirm your email. It waits for ${CONFIRMATION_DAYS} days.`;

/** What is said after a request or a message; `email` is the renter's, '' when this browser no longer knows. */
export function congratulationsText(sent: SentRequest | undefined, email: string): CongratulationsText {
  const copy = email ? ` Look in ${email}: a copy is there, or a link to confirm the address first.` : '';
  const next = 'Ask one or two more';
  const what = sent?.reply ? 'message' : 'request';
  if (!sent)
    return {
      heading: 'Congratulations, your request is on its way',
      lead: `The landlord has your name and how to reach you.${copy}`,
      steps: NEXT_STEPS,
      next,
    };
  const [first] = sent.homes;
  const waits = sent.homes.filter(({ outcome }) => outcome === 'waits');
  const gone = sent.homes.filter(({ outcome }) => outcome === 'gone');
  const arrived = sent.homes.filter(({ outcome }) => outcome === 'sent');
  const held = sent.homes.filter(({ outcome }) => outcome === 'unconfirmed');
  if (arrived.length === 0 && held.length > 0)
    return {
      heading: 'Confirm your email to send it',
      lead: unconfirmed(held, email),
      steps: [],
      next: 'Meanwhile, these are open to you',
    };
  if (arrived.length === 0 && waits.length > 0)
    return {
      heading: waits.length > 1 ? 'Your requests are saved' : `Your ${what} is saved`,
      lead:
        waits.length > 1
          ? 'These houses have had all their requests for this month. Yours are kept, and go out when their new months begin.'
          : waiting(waits[0]?.name ?? '', what),
      steps: [],
      next: 'Meanwhile, these are open to you',
    };
  if (sent.homes.length === 1)
    return {
      heading: sent.reply ? 'Your message is on its way' : 'Congratulations, your request is on its way',
      lead: `${first?.name ?? ''} has your name and how to reach you.${copy}`,
      steps: NEXT_STEPS,
      next,
    };
  return {
    heading: `Congratulations, ${arrived.length === 1 ? 'your request is' : `${arrived.length} requests are`} on ${arrived.length === 1 ? 'its' : 'their'} way`,
    lead: [
      `${arrived.length === 1 ? formatListingNames(arrived) : 'Their landlords'} ${arrived.length === 1 ? 'has' : 'have'} your name and how to reach you.`,
      ...(waits.length > 0
        ? [
            `${formatListingNames(waits)} had all requests of this month: yours ${waits.length > 1 ? 'are' : 'is'} kept until the next.`,
          ]
        : []),
      ...(gone.length > 0
        ? [`${formatListingNames(gone)} ${gone.length > 1 ? 'are' : 'is'} not on offer any more.`]
        : []),
      ...(held.length > 0 ? [unconfirmed(held, email)] : []),
      ...(copy ? [copy.trim()] : []),
    ].join(' '),
    steps: NEXT_STEPS.slice(0, 2),
    next: 'More homes that fit',
  };
}
