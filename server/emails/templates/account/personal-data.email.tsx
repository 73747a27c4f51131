import { PERSONAL_DATA_LINK_HOURS } from '../../../../domain/limits.ts';
import type { BrandCode } from '../../../../domain/brands/brand.ts';
import { getBrand } from '../../../../domain/brands/brands.ts';
import { action, composeEmail, type EmailContent } from '../../layout/email-layout.tsx';

/** Returns the email with the link to what is stored under its address. */
export function personalDataEmail(site: BrandCode, url: string): EmailContent {
  const { name } = getBrand(site);
  const footer = "Wasn't this you? Ignore this email; nothing happens.";
  return composeEmail({ site, subject: `Your data on ${name}`, footer }, [
    `Someone asked for the data that ${name} stores under this address.`,
    `If it was you, you can download it or delete it. The link works for ${PERSONAL_DATA_LINK_HOURS} hours. Don't forward this email: the link is all that is needed.`,
    action('See my data', url),
  ]);
}
