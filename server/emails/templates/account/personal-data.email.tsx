import { PERSONAL_DATA_LINK_HOURS } from '../../../../domain/limits.ts';
import type { BrandCode } from '../../../../domain/brands/brand.ts';
import { getBrand } from '../../../../domain/brands/brands.ts';
import type { QueuedEmail } from '../../email.service.ts';
import { ActionButton, EmailLayout, Paragraph, renderEmail } from '../../layout/email-layout.tsx';

/** Returns the email with the link to what is stored under its address. */
export function personalDataEmail(site: BrandCode, url: string): Pick<QueuedEmail, 'subject' | 'text' | 'html'> {
  const { name } = getBrand(site);
  const subject = `Your data on ${name}`;
  return {
    subject,
    ...renderEmail(
      <EmailLayout site={site} heading={subject} footer="Wasn't this you? Ignore this email; nothing happens.">
        <Paragraph>{`Someone asked for the data that ${name} stores under this address.`}</Paragraph>
        <Paragraph>
          {`If it was you, you can download it or delete it. The link works for ${PERSONAL_DATA_LINK_HOURS} hours. Don't forward this email: the link is all that is needed.`}
        </Paragraph>
        <ActionButton href={url}>See my data</ActionButton>
      </EmailLayout>,
    ),
  };
}
