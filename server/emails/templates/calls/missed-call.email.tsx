import { displayedCaller } from '../../../../domain/calls/call.ts';
import { getBrand } from '../../../../domain/brands/brands.ts';
import { action, composeEmail, facts, type EmailContent } from '../../layout/email-layout.tsx';

/** Returns the email to the landlord about a missed call to the listing named `home`, with the number to call back. */
export function missedCallEmail(
  { home, caller }: { home: string; caller: string | null },
  baseUrl: string,
): EmailContent {
  const footer = `You received this email because you advertise ${home} on ${getBrand('default').name}.`;
  const number = displayedCaller(caller, 'missed');
  const callBack =
    number === null ? "Their number is hidden, so you can't call back." : `You can call them back at ${number}.`;
  return composeEmail({ subject: `You missed a call about ${home}`, footer }, [
    `A renter called about ${home} and nobody answered. ${callBack}`,
    number !== null && facts([{ label: 'Call back', value: number }]),
    "When a renter calls, your phone shows your listing's number. Press any key to talk to them.",
    action('See your calls', `${baseUrl}/advertising-home`),
  ]);
}
