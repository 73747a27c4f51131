import { displayedCaller } from '../../../domain/calls/call.ts';
import { getBrand } from '../../../domain/brands/brands.ts';
import { renderEmail } from '../layout/email-layout.ts';

interface MissedCall {
  /** The listing's name. */
  home: string;
  caller: string | null;
}

/** Returns the email to the landlord about a missed call, with the number to call back. */
export function missedCallEmail({ home, caller }: MissedCall, baseUrl: string) {
  const subject = `You missed a call about ${home}`;
  const number = displayedCaller(caller, 'missed');
  return {
    subject,
    ...renderEmail({
      heading: subject,
      parts: [
        {
          say:
            number === null
              ? `A renter called the number of ${home}, and nobody took the call. They withheld their own number, so they cannot be called back.`
              : `A renter called the number of ${home}, and nobody took the call. You can call them back: ${number}.`,
        },
        ...(number === null ? [] : [{ facts: [{ label: 'Call back', value: number }] }]),
        { say: 'When a renter calls, your phone shows the number of your listing. Press any key to talk to them.' },
        { button: { label: 'See your calls', url: `${baseUrl}/advertising-home` } },
      ],
      footer: `You get this mail because you advertise ${home} on ${getBrand('default').name}.`,
    }),
  };
}
