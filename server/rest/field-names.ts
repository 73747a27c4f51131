import { isRecord } from '../../domain/is-record.ts';
import { cleanDescription } from '../../domain/posting/description-text.ts';
import { noTerms } from '../../domain/posting/drafts/draft-limits.ts';
import type { Draft } from '../../domain/posting/drafts/draft.ts';

/** Fields of renters' calls whose wire names differ from ours [§7]; all other names are equal. */
const wireToFieldNames = new Map([
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
  ['housing_id', 'housingId'],
  ['school_id', 'schoolId'],
  ['location_type', 'locationType'],
  ['location_id', 'locationId'],
  ['powered_by', 'poweredBy'],
  ['move_date', 'moveDate'],
  ['property_name', 'propertyName'],
  ['tour_times', 'tourTimes'],
  ['search_filter', 'searchFilter'],
  ['subscriber_id', 'subscriberId'],
  ['housing_position', 'housingPosition'],
  ['min_rent', 'minRent'],
  ['available_by', 'availableBy'],
  ['max_walk', 'maxWalk'],
]);
const fieldNamesToWire = new Map([...wireToFieldNames].map(([wire, ours]) => [ours, wire]));

const rename = <Value>(object: Record<string, Value>, names: ReadonlyMap<string, string>): Record<string, Value> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [names.get(name) ?? name, value]));

/** Converts an object from wire names to field names; leaves a non-object unchanged for validation to reject. */
export const fromWire = (sent: unknown): unknown => (isRecord(sent) ? rename(sent, wireToFieldNames) : sent);

/** Converts errors to the wire names that the client used. */
export const toWire = <Value>(object: Record<string, Value>): Record<string, Value> => rename(object, fieldNamesToWire);

/** Fields of a draft's floorplans whose wire names differ from ours (K64). */
const floorplanNames = new Map([
  ['fees_monthly', 'feesMonthly'],
  ['one_time', 'oneTime'],
  ['lease_months', 'leaseMonths'],
  ['available_on', 'availableOn'],
]);
const floorplanNamesToWire = new Map([...floorplanNames].map(([wire, ours]) => [ours, wire]));

/** Converts a draft from wire names: null of a floorplan is not stated, `description_text` goes before `description` (K36). */
export function draftFromWire({ description_text: text, ...draft }: Record<string, unknown>): Record<string, unknown> {
  const { floorplans } = draft;
  return {
    ...draft,
    ...(text !== undefined && text !== null && { description: text }),
    ...(Array.isArray(floorplans) && { floorplans: floorplans.map(floorplanFromWire) }),
  };
}

function floorplanFromWire(row: unknown): unknown {
  if (!isRecord(row)) return row;
  const terms = Object.entries(rename(row, floorplanNames));
  return Object.fromEntries(terms.filter(([name, value]) => value !== null || !(name in noTerms())));
}

/** Converts a draft to wire names. */
export const draftToWire = ({ floorplans, description, ...draft }: Omit<Draft, 'account'>) => ({
  ...draft,
  floorplans: floorplans.map((row) => rename<unknown>(row, floorplanNamesToWire)),
  description: cleanDescription(description),
  description_text: description,
});
