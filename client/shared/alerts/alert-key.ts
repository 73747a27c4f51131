import { searchQuery, type HousingFilter } from '../../../domain/search/search-query.ts';

/** Where a page's form for new homes stands. */
export const ALERT_ANCHOR = 'new-homes';

/** A search as this browser remembers that its new homes are mailed; page and brand are no part of it. */
export const alertKey = ({ locationType, locationId, bedrooms, bathrooms, maxBudget }: HousingFilter): string =>
  searchQuery({ locationType, locationId, bedrooms, bathrooms, maxBudget }).toString();

const placeOf = (key: string) => {
  const query = new URLSearchParams(key);
  return `${query.get('location_type')} ${query.get('location_id')}`;
};

const MAX_ALERTS = 20;

/** The remembered searches with this one: a place has one, as its subscriber has. */
export const withAlert = (alerts: readonly string[], key: string): string[] =>
  [key, ...alerts.filter((other) => placeOf(other) !== placeOf(key))].slice(0, MAX_ALERTS);

/** What is mailed of this search's place already: this very search, another one, or nothing. */
export function existingAlert(alerts: readonly string[], search: HousingFilter): 'same' | 'another' | 'nothing' {
  const key = alertKey(search);
  if (alerts.includes(key)) return 'same';
  return alerts.some((other) => placeOf(other) === placeOf(key)) ? 'another' : 'nothing';
}
