import { displayedCaller } from '../../../../domain/calls/call.ts';
import { getBrand } from '../../../../domain/brands/brands.ts';
import { ActionButton, EmailLayout, Facts, Paragraph, renderEmail } from '../../layout/email-layout.tsx';

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
    ...renderEmail(
      <EmailLayout
        heading={subject}
        footer={`You received this email because you advertise ${home} on ${getBrand('default').name}.`}
      >
        <Paragraph>
          {number === null
            ? `A renter called about ${home} and nobody answered. Their number is hidden, so you can't call back.`
            : `A renter called about ${home} and nobody answered. You can call them back at ${number}.`}
        </Paragraph>
        {number !== null && <Facts items={[{ label: 'Call back', value: number }]} />}
        <Paragraph>
          When a renter calls, your phone shows your listing's number. Press any key to talk to them.
        </Paragraph>
        <ActionButton href={`${baseUrl}/advertising-home`}>See your calls</ActionButton>
      </EmailLayout>,
    ),
  };
}
