import { type BrandCode } from '../../../domain/brands/brand.ts';
import { getBrand } from '../../../domain/brands/brands.ts';
import { CONFIRMATION_DAYS } from '../../../domain/leads/renter-email.ts';
import { renderEmail } from '../layout/email-layout.ts';
import type { LeadEmail } from './lead.email.ts';

/**
 * Returns the email that requests confirmation of an address. It contains nothing that was entered with the address: no
 * message, name or phone, and not the requested listing (K23).
 */
export function confirmationEmail(site: BrandCode, url: string): LeadEmail {
  const { name } = getBrand(site);
  const subject = `Confirm your email for ${name}`;
  return {
    subject,
    ...renderEmail({
      site,
      heading: subject,
      parts: [
        { say: `This address was given with a request for a home on ${name}.` },
        {
          say: `If that was you, confirm it: you then get a copy of what you send, and a request that waits for your confirmation is sent. The link works for ${CONFIRMATION_DAYS} days.`,
        },
        { button: { label: 'Confirm your email', url } },
      ],
      footer: 'If it was not you, ignore this email, or open the link and choose "This was not me".',
    }),
  };
}
