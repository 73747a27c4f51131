import { ALERT_CONFIRMATION_DAYS } from '../../../../domain/limits.ts';
import { type BrandCode } from '../../../../domain/brands/brand.ts';
import { frequencyTexts, type AlertFrequency } from '../../../../domain/alerts/alert-frequency.ts';
import { criteriaLabel } from '../../../../domain/alerts/criteria-label.ts';
import { placeLabel } from '../../../../domain/alerts/search-label.ts';
import { getBrand } from '../../../../domain/brands/brands.ts';
import { searchQuery, type HousingFilter } from '../../../../domain/search/search-query.ts';
import { action, composeEmail, type EmailContent } from '../../layout/email-layout.tsx';
import type { SiteUrl } from '../../site-url.ts';
import { alertPath, unsubscribePath } from '../../../modules/alerts/unsubscribe-link.ts';

/** The content and sender of an email to a subscriber. */
export interface SubscriberEmail extends EmailContent {
  /** The name of a partner brand; the operator's own emails use the configured name. */
  fromName?: string;
}

export interface SubscriberEmailInput {
  filter: HousingFilter;
  frequency: AlertFrequency;
  displayName: string;
  site: BrandCode;
  token: string;
  address: SiteUrl;
  postalAddress: string;
}

export const senderName = (site: BrandCode): Pick<SubscriberEmail, 'fromName'> =>
  site === 'default' ? {} : { fromName: getBrand(site).name };

/** Returns the footer of every such email: why it was sent, the unsubscribe link, and the sender. */
export const emailFooter = ({ site, token, address, postalAddress }: SubscriberEmailInput) => ({
  footer: `You received this email because this address signed up for email alerts on ${getBrand(site).name}.`,
  unsubscribe: { label: 'Unsubscribe', url: address(site, unsubscribePath(token)) },
  postalAddress,
});

export const matchesUrl = ({ filter, site, address }: SubscriberEmailInput): string =>
  address(site, `/matches?${searchQuery(filter)}`);

export const alertUrl = ({ site, token, address }: SubscriberEmailInput): string => address(site, alertPath(token));

/** Returns the email that starts an alert. It has no text of the form: its recipient may be somebody else. */
export function confirmAlertEmail(to: SubscriberEmailInput): SubscriberEmail {
  const { filter, displayName, site, frequency } = to;
  const where = placeLabel(filter.locationType, displayName);
  const what = criteriaLabel(filter);
  const fitting = what === '' ? '' : ` that fit this search (${what})`;
  const email = composeEmail({ site, subject: `Confirm your alert for homes ${where}`, ...emailFooter(to) }, [
    `Confirm it, and we'll email you new homes ${where}${fitting}, ${frequencyTexts[frequency]}.`,
    action('Confirm your alert', alertUrl(to)),
    `Wasn't this you? Ignore this email: no alert starts, and it is deleted after ${ALERT_CONFIRMATION_DAYS} days.`,
  ]);
  return { ...senderName(site), ...email };
}
