import { type BrandCode } from '../../../domain/brands/brand.ts';
import { criteriaLabel, placeLabel } from '../../../domain/alerts/search-label.ts';
import { getBrand } from '../../../domain/brands/brands.ts';
import { searchQuery, type HousingFilter } from '../../../domain/search/search-query.ts';
import { renderEmail } from '../layout/email-layout.ts';
import type { SiteUrl } from '../site-url.ts';
import { unsubscribePath } from '../../modules/alerts/unsubscribe-link.ts';

/** The content and sender of an email to a subscriber. */
export interface SubscriberEmail {
  subject: string;
  text: string;
  html: string;
  /** The name of a partner brand; the operator's own emails use the configured name. */
  fromName?: string;
}

export interface SubscriberEmailInput {
  filter: HousingFilter;
  /** The short display name of the place. */
  displayName: string;
  site: BrandCode;
  token: string;
  address: SiteUrl;
  /** The operator's postal address. */
  postalAddress: string;
}

export const senderName = (site: BrandCode): Pick<SubscriberEmail, 'fromName'> =>
  site === 'default' ? {} : { fromName: getBrand(site).name };

/** Returns the footer of every such email: why it was sent, the unsubscribe link, and the sender. */
export const emailFooter = ({ site, token, address, postalAddress }: SubscriberEmailInput) => ({
  footer: `You get this mail because this address asked ${getBrand(site).name} for new homes.`,
  stop: { label: 'Stop these mails', url: address(site, unsubscribePath(token)) },
  postalAddress,
});

export const matchesUrl = ({ filter, site, address }: SubscriberEmailInput): string =>
  address(site, `/matches?${searchQuery(filter)}`);

/**
 * Returns the email that confirms the subscription. It contains no text from the form, not even the name, because the
 * recipient may not be the person who filled it.
 */
export function alertsWelcomeEmail(to: SubscriberEmailInput): SubscriberEmail {
  const { filter, displayName, site } = to;
  const where = placeLabel(filter.locationType, displayName);
  const what = criteriaLabel(filter);
  const subject = `New homes ${where}: you will hear of them`;
  return {
    subject,
    ...senderName(site),
    ...renderEmail({
      site,
      heading: `You will hear of new homes ${where}`,
      parts: [
        {
          say: `When a home ${where} is new${what === '' ? '' : ` and fits (${what})`}, we mail it to you: once a day at most, and only when there is one.`,
        },
        { button: { label: 'See what fits today', url: matchesUrl(to) } },
        { say: 'Was it not you? One press below and nothing more will come.' },
      ],
      ...emailFooter(to),
    }),
  };
}
