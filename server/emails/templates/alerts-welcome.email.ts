import { type BrandCode } from '../../../domain/brands/brand.ts';
import { criteriaLabel, placeLabel } from '../../../domain/alerts/search-label.ts';
import { getBrand } from '../../../domain/brands/brands.ts';
import { searchQuery, type HousingFilter } from '../../../domain/search/search-query.ts';
import { renderEmail } from '../layout/email-layout.ts';
import type { SiteUrl } from '../site-url.ts';
import { unsubscribePath } from '../../modules/alerts/unsubscribe-link.ts';

/** What a letter to a subscriber says, and in whose name. */
export interface SubscriberEmail {
  subject: string;
  text: string;
  html: string;
  /** The name of a partner brand; the operator's own letters go out in the name it has configured. */
  fromName?: string;
}

export interface SubscriberEmailInput {
  filter: HousingFilter;
  /** The everyday name of the place. */
  displayName: string;
  site: BrandCode;
  token: string;
  address: SiteUrl;
  /** The operator's. */
  postalAddress: string;
}

export const senderName = (site: BrandCode): Pick<SubscriberEmail, 'fromName'> =>
  site === 'default' ? {} : { fromName: getBrand(site).name };

/** The foot of every such letter: why it came, the way out, and who is behind it. */
export const emailFooter = ({ site, token, address, postalAddress }: SubscriberEmailInput) => ({
  footer: `You get this mail because this address asked ${getBrand(site).name} for new homes.`,
  stop: { label: 'Stop these mails', url: address(site, unsubscribePath(token)) },
  postalAddress,
});

export const matchesUrl = ({ filter, site, address }: SubscriberEmailInput): string =>
  address(site, `/matches?${searchQuery(filter)}`);

/**
 * Says that the mails begin. Nothing in it was written by whoever filled the form: it may not be the one who reads, so
 * no name greets.
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
