import { CONFIRMATION_DAYS } from '../../../../domain/limits.ts';
import { type BrandCode } from '../../../../domain/brands/brand.ts';
import { getBrand } from '../../../../domain/brands/brands.ts';
import { ActionButton, EmailLayout, Paragraph, renderEmail } from '../../layout/email-layout.tsx';
import type { LeadEmail } from './lead.email.tsx';

/**
 * Returns the email that requests confirmation of an address. It contains nothing that was entered with the address: no
 * message, name or phone, and not the requested listing (K23).
 */
export function confirmationEmail(site: BrandCode, url: string): LeadEmail {
  const { name } = getBrand(site);
  const subject = `Confirm your email for ${name}`;
  return {
    subject,
    ...renderEmail(
      <EmailLayout
        site={site}
        heading={subject}
        footer={`Wasn't this you? Ignore this email, or open the link and choose "This wasn't me".`}
      >
        <Paragraph>{`Someone entered this address in a request for a home on ${name}.`}</Paragraph>
        <Paragraph>
          {`If it was you, confirm it: you'll get a copy of what you send, and any request that is on hold for your confirmation is sent. The link works for ${CONFIRMATION_DAYS} days.`}
        </Paragraph>
        <ActionButton href={url}>Confirm your email</ActionButton>
      </EmailLayout>,
    ),
  };
}
