import { filterKey, type HousingFilter } from '../../../domain/search/search-query.ts';

/** The anchor of a page's form for new listings. */
export const ALERT_ANCHOR = 'new-homes';

/** Returns the key under which this browser saves a subscribed search; page, order and brand are not part of it. */
export const alertKey = ({ sort: _sort, features: _features, ...search }: HousingFilter): string => filterKey(search);

const placeOf = (key: string) => {
  const query = new URLSearchParams(key);
  return `${query.get('location_type')} ${query.get('location_id')}`;
};

const MAX_ALERTS = 20;

/** Returns the saved searches with this one; a place has one, as it has one per subscriber. */
export const withAlert = (alerts: readonly string[], key: string): string[] =>
  [key, ...alerts.filter((other) => placeOf(other) !== placeOf(key))].slice(0, MAX_ALERTS);

/** Returns what is subscribed for this search's place: this very search, another one, or nothing. */
export function existingAlert(alerts: readonly string[], search: HousingFilter): 'same' | 'another' | 'nothing' {
  const key = alertKey(search);
  if (alerts.includes(key)) return 'same';
  return alerts.some((other) => placeOf(other) === placeOf(key)) ? 'another' : 'nothing';
}
