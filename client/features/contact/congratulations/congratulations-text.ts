import { CONFIRMATION_DAYS } from '../../../../domain/limits.ts';
import { formatListingNames } from '../pending-request.ts';
import { isDelivered, type SentRequest } from '../sent-request.ts';

const NEXT_STEPS = [
  "The landlord can reply by email or phone. If you don't hear back in a few days, try another home.",
  'Tour the home, in person or by video, before you sign or pay anything.',
  'Contact two or three homes to improve your chances.',
];

/** Returns the text for a request to a house that has reached its monthly cap (K23). */
const waiting = (name: string, what: string) =>
  `${name} has reached its limit of requests this month. We saved your ${what} and will send it when the limit resets, if the home is still listed.`;

/** Returns the text for requests that wait until the renter confirms their email (K23). */
const unconfirmed = (homes: SentRequest['homes'], email: string) =>
  `Confirm ${email || 'your email'} within ${CONFIRMATION_DAYS} days: open the latest link we sent there. ${homes.length > 1 ? 'Your requests to these homes are' : `Your request to ${homes[0]?.name ?? 'this home'} is`} sent as soon as you do. No email? Check the address, or use another.`;

const sentences = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' ');

/** Returns the texts after a request or message and the heading of the `next` listings; `email` is '' where unknown. */
export function congratulationsText(sent: SentRequest | undefined, email: string) {
  const copy = email ? ` Look in ${email} for a copy, or for our link to confirm your address.` : '';
  const usual = { steps: NEXT_STEPS, next: 'Contact one or two more' };
  const meantime = { steps: [], next: 'Available homes in the meantime' };
  const several = { steps: NEXT_STEPS.slice(0, 2), next: 'More homes that fit' };
  const what = sent?.reply ? 'message' : 'request';
  if (!sent)
    return {
      heading: 'Congratulations, your request was sent',
      lead: `The landlord has your name and how to reach you.${copy}`,
      ...usual,
    };
  const [first] = sent.homes;
  const waits = sent.homes.filter(({ outcome }) => outcome === 'waits');
  const gone = sent.homes.filter(({ outcome }) => outcome === 'gone');
  const arrived = sent.homes.filter(({ outcome }) => isDelivered(outcome));
  const held = sent.homes.filter(({ outcome }) => outcome === 'unconfirmed');
  if (arrived.length === 0 && held.length > 0)
    return { heading: 'Confirm your email to send it', lead: unconfirmed(held, email), ...meantime };
  if (arrived.length === 0 && waits.length > 0)
    return {
      heading: waits.length > 1 ? 'Your requests are saved' : `Your ${what} is saved`,
      lead:
        waits.length > 1
          ? 'These houses have reached their limit of requests this month. We saved yours and will send them when the limits reset, if the homes are still listed.'
          : waiting(waits[0]?.name ?? '', what),
      ...meantime,
    };
  if (sent.homes.length === 1 && first?.outcome === 'repeated')
    return {
      heading: `You already sent this ${what}`,
      lead: `${first.name} got the same ${what} from you a moment ago, so we didn't send it again. Edit your message to send another.`,
      ...usual,
    };
  if (sent.homes.length === 1 && first?.outcome === 'followUp')
    return {
      heading: 'Your follow-up was sent',
      lead: `${first.name} has both of your messages and how to reach you.${copy}`,
      ...usual,
    };
  if (sent.homes.length === 1)
    return {
      heading: sent.reply ? 'Your message was sent' : 'Congratulations, your request was sent',
      lead: `${first?.name ?? ''} has your name and how to reach you.${copy}`,
      ...usual,
    };
  const repeated = arrived.filter(({ outcome }) => outcome === 'repeated');
  const fresh = arrived.filter(({ outcome }) => outcome !== 'repeated');
  const rest = sentences(
    waits.length > 0 &&
      `${formatListingNames(waits)} reached the limit of requests this month: yours ${waits.length > 1 ? 'are' : 'is'} saved until it resets.`,
    gone.length > 0 && `${formatListingNames(gone)} ${gone.length > 1 ? 'are' : 'is'} no longer available.`,
    held.length > 0 && unconfirmed(held, email),
  );
  if (fresh.length === 0 && repeated.length > 0)
    return {
      heading: `You already sent ${repeated.length > 1 ? 'these requests' : 'this request'}`,
      lead: sentences(
        `${repeated.length > 1 ? 'Their landlords' : formatListingNames(repeated)} got the same ${what} from you a moment ago, so we didn't send it again. Edit your message to send another.`,
        rest,
      ),
      ...several,
    };
  return {
    heading: `Congratulations, ${fresh.length === 1 ? 'your request was' : `${fresh.length} requests were`} sent`,
    lead: sentences(
      `${fresh.length === 1 ? formatListingNames(fresh) : 'Their landlords'} ${fresh.length === 1 ? 'has' : 'have'} your name and how to reach you.`,
      repeated.length > 0 &&
        `${formatListingNames(repeated)} got the same ${what} from you a moment ago, so we didn't send it again.`,
      rest,
      copy.trim(),
    ),
    ...several,
  };
}
