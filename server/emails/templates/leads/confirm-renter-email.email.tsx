import { CONFIRMATION_DAYS } from '../../../../domain/limits.ts';
import { type BrandCode } from '../../../../domain/brands/brand.ts';
import { getBrand } from '../../../../domain/brands/brands.ts';
import { action, composeEmail, type EmailContent } from '../../layout/email-layout.tsx';

/** Returns the email that asks to confirm an address; it has nothing that was entered with the address (K23). */
export function confirmationEmail(site: BrandCode, url: string): EmailContent {
  const { name } = getBrand(site);
  const footer = `Wasn't this you? Ignore this email, or open the link and choose "This wasn't me".`;
  return composeEmail({ site, subject: `Confirm your email for ${name}`, footer }, [
    `Someone entered this address in a request for a home on ${name}.`,
    `If it was you, confirm it to get a copy of what you send. The link works for ${CONFIRMATION_DAYS} days, or until we send a newer one.`,
    action('Confirm your email', url),
  ]);
}
