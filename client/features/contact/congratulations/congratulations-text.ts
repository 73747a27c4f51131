import { VISITOR_EMAILS_A_DAY } from '../../../../domain/limits.ts';
import { formatListingNames } from '../pending-request.ts';
import type { SentRequest } from '../sent-request.ts';

const NEXT_STEPS = [
  "The landlord can reply by email, or call if you gave a number. If you don't hear back in a few days, try another home.",
  'Tour the home, in person or by video, before you sign or pay anything.',
  'Contact two or three homes to improve your chances.',
];

const sentences = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' ');

/** Promises no copy: only a confirmed address gets one (K23). */
const copyText = (email: string) =>
  email !== '' &&
  `To get copies at ${email}, up to ${VISITOR_EMAILS_A_DAY} a day, confirm it once with a link from us.`;

const usual = { steps: NEXT_STEPS, next: 'Contact one or two more' };
const several = { steps: NEXT_STEPS.slice(0, 2), next: 'More homes that fit' };
const meantime = { steps: [], next: 'Available homes in the meantime' };

/** Returns the texts after a request or message and the heading of the `next` listings. */
export function congratulationsText(sent: SentRequest | undefined) {
  if (!sent)
    return {
      heading: 'Congratulations, your request was sent',
      lead: 'The landlord has your name and how to reach you.',
      ...usual,
    };
  const { homes, corrects, email } = sent;
  const what = sent.reply ? 'message' : 'request';
  const [first] = homes;
  const among = (...outcomes: string[]) => homes.filter(({ outcome }) => outcomes.includes(outcome));
  const [waits, checked, gone, repeated] = [among('waits'), among('checked'), among('gone'), among('repeated')];
  const fresh = among('sent', 'followUp');
  const copy = homes.length > checked.length + gone.length && copyText(email);

  const waitsText =
    waits.length > 1
      ? 'These houses have reached their limit of requests this month. We saved yours and will send them when the limits reset or the listings end.'
      : `${waits[0]?.name ?? ''} has reached its limit of requests this month. We saved your ${what} and will send it when the limit resets or the listing ends.`;
  const checkedText = `Our check took your ${what} to ${formatListingNames(checked)} for automated. The landlord sees it among possible spam and can still accept it.`;
  const repeatedText = `${fresh.length === 0 && repeated.length > 1 ? 'Their landlords' : formatListingNames(repeated)} got the same ${what} from you a moment ago, so we didn't send it again.`;
  const goneText =
    gone.length > 0 && `${formatListingNames(gone)} ${gone.length > 1 ? 'are' : 'is'} no longer available.`;
  const rest = sentences(waits.length > 0 && waitsText, checked.length > 0 && checkedText, goneText);

  const known = among('sent', 'followUp', 'repeated');
  if (corrects && known.length + waits.length > 0) {
    const has = known.length > 0 && `${formatListingNames(known)} ${known.length > 1 ? 'have' : 'has'}`;
    const lead = sentences(
      has && `${has} your new address, ${email}.`,
      waits.length > 0 && `Your ${waits.length > 1 ? 'requests' : 'request'} on hold will be sent with ${email}.`,
      checked.length > 0 && checkedText,
      goneText,
      copy,
    );
    return { heading: 'Your email address is corrected', lead, ...(known.length > 0 ? usual : meantime) };
  }
  if (fresh.length + repeated.length === 0 && waits.length > 0)
    return {
      heading: waits.length > 1 ? 'Your requests are saved' : `Your ${what} is saved`,
      lead: sentences(rest, copy),
      ...meantime,
    };
  if (fresh.length + repeated.length === 0)
    return { heading: checked.length > 0 ? 'Sent for a check' : 'Nothing was sent', lead: rest, ...meantime };
  const more = homes.length === 1 ? usual : several;
  if (fresh.length === 0)
    return {
      heading: `You already sent ${repeated.length > 1 ? 'these requests' : `this ${homes.length > 1 ? 'request' : what}`}`,
      lead: sentences(`${repeatedText} Edit your message to send another.`, rest),
      ...more,
    };
  if (homes.length === 1)
    return {
      heading:
        first?.outcome === 'followUp'
          ? 'Your follow-up was sent'
          : sent.reply
            ? 'Your message was sent'
            : 'Congratulations, your request was sent',
      lead: sentences(
        `${first?.name ?? ''} has ${first?.outcome === 'followUp' ? 'all of your messages' : 'your name'} and how to reach you.`,
        copy,
      ),
      ...more,
    };
  const isOne = fresh.length === 1;
  return {
    heading: `Congratulations, ${isOne ? 'your request was' : `${fresh.length} requests were`} sent`,
    lead: sentences(
      `${isOne ? formatListingNames(fresh) : 'Their landlords'} ${isOne ? 'has' : 'have'} your name and how to reach you.`,
      repeated.length > 0 && repeatedText,
      rest,
      copy,
    ),
    ...more,
  };
}
