import type { BrandCode } from '../brands/brand.ts';
import type { LocationType } from '../options/location-types.ts';
import { searchQuery } from '../search/search-query.ts';
import type { AlertFrequency } from './alert-frequency.ts';
import { maskSubscriberEmail } from './alert-limits.ts';
import { criteriaLabel } from './criteria-label.ts';
import { placeLabel } from './search-label.ts';
import type { NewSubscriber } from './subscriber.ts';

interface StoredSubscriber extends Pick<NewSubscriber, 'email' | 'filter' | 'site'> {
  /** Null while the subscription is active. */
  unsubscribedAt: unknown;
  /** Null until the address is confirmed. */
  confirmedAt: unknown;
  frequency: AlertFrequency;
}

/** The data shown to anyone with an emailed link: the search, and a masked address. */
export interface SubscriberSummary {
  email: string;
  subscribed: boolean;
  /** False until its owner has confirmed the address: nothing is emailed before. */
  confirmed: boolean;
  frequency: AlertFrequency;
  search: string;
  /** 'near Ohio State'. */
  placeLabel: string;
  /** '2 bedrooms, up to $1,200 a month'; '' when every listing matches. */
  criteria: string;
  locationType: LocationType;
  locationId: number;
  bedrooms: number | null;
  bathrooms: number | null;
  budget: number | null;
  site: BrandCode;
}

/** Returns a subscriber's summary. `displayName` is the name of the place, undefined when the place no longer exists. */
export const subscriberSummary = (
  { email, filter, site, unsubscribedAt, confirmedAt, frequency }: StoredSubscriber,
  displayName: string | undefined,
): SubscriberSummary => ({
  email: maskSubscriberEmail(email),
  subscribed: unsubscribedAt === null,
  confirmed: confirmedAt !== null,
  frequency,
  search: String(searchQuery(filter)),
  placeLabel: displayName === undefined ? 'where you looked' : placeLabel(filter.locationType, displayName),
  criteria: criteriaLabel(filter),
  locationType: filter.locationType,
  locationId: filter.locationId,
  bedrooms: filter.bedrooms ?? null,
  bathrooms: filter.bathrooms ?? null,
  budget: filter.maxBudget ?? null,
  site,
});
