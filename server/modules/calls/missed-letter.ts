import { callerShown } from '../../../domain/calls/call.ts';
import { brandOf } from '../../../domain/brands.ts';
import { writeLetter } from '../mail/letter.ts';

interface Missed {
  /** The home's name. */
  home: string;
  caller: string | null;
}

/** To the landlord: somebody called, and how to call them back. */
export function missedCallLetter({ home, caller }: Missed, baseUrl: string) {
  const subject = `You missed a call about ${home}`;
  const number = callerShown(caller, 'missed');
  return {
    subject,
    ...writeLetter({
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
      footer: `You get this mail because you advertise ${home} on ${brandOf('default').name}.`,
    }),
  };
}
