import { FRESHNESS } from '../../../../domain/listings/freshness.ts';
import { action, composeEmail, type EmailContent } from '../../layout/email-layout.tsx';

/** Returns the email that asks the contact of a listing to confirm its address (K66); `url` is the page with the button. */
export function confirmContactEmail({ name, url }: { name: string; url: string }): EmailContent {
  const footer = "Wasn't this you? Ignore this email: the address then stays unconfirmed.";
  return composeEmail({ subject: `Confirm the contact email of ${name}`, footer }, [
    `Someone entered this address as the contact of ${name}. Renters' requests go to it. Confirm it, and renters see that you did, for all your listings with this address.`,
    action('Confirm email', url),
    `This link works once and expires in ${FRESHNESS.link} days.`,
  ]);
}
