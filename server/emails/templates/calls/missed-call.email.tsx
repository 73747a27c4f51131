import { MISSED_CALL_EMAILS_A_DAY } from '../../../../domain/limits.ts';
import { displayedCaller } from '../../../../domain/calls/call.ts';
import { getBrand } from '../../../../domain/brands/brands.ts';
import { action, composeEmail, facts, type EmailContent } from '../../layout/email-layout.tsx';

/**
 * Returns the email to the landlord about a missed call to the listing named `home`, with the number to call back.
 * `isForwarded` is false where calls are not forwarded to the landlord's phone (K74).
 */
export function missedCallEmail(
  { home, caller, isForwarded }: { home: string; caller: string | null; isForwarded: boolean },
  baseUrl: string,
): EmailContent {
  const footer = `You received this email because you advertise ${home} on ${getBrand('default').name}.`;
  const number = displayedCaller(caller, 'missed');
  const callBack =
    number === null ? "Their number is hidden, so you can't call back." : `You can call them back at ${number}.`;
  return composeEmail({ subject: `You missed a call about ${home}`, footer }, [
    isForwarded
      ? `A renter called about ${home} and nobody answered. ${callBack}`
      : `A renter called about ${home}, and your phone didn't ring: we forward calls to US and Canadian numbers only, and to none that costs extra to call. ${callBack}`,
    number !== null && facts([{ label: 'Call back', value: number }]),
    isForwarded
      ? "When a renter calls, your phone shows your listing's number. Press any key to talk to them."
      : "To get calls, edit the listing and enter another phone. Until then callers are sent to your listing's contact form.",
    `We email you about ${MISSED_CALL_EMAILS_A_DAY} missed calls of a listing a day. Your dashboard shows all of them.`,
    action(isForwarded ? 'See your calls' : 'See your listings and calls', `${baseUrl}/advertising-home`),
  ]);
}
