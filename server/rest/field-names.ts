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
  ['search_filter', 'searchFilter'],
  ['subscriber_id', 'subscriberId'],
  ['housing_position', 'housingPosition'],
]);
const fieldNamesToWire = new Map([...wireToFieldNames].map(([wire, ours]) => [ours, wire]));

const rename = <Value>(object: Record<string, Value>, names: ReadonlyMap<string, string>): Record<string, Value> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [names.get(name) ?? name, value]));

/** Converts an object from wire names to field names; leaves a non-object unchanged for validation to reject. */
export const fromWire = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    ? rename(sent as Record<string, unknown>, wireToFieldNames)
    : sent;

/** Converts errors to the wire names that the client used. */
export const toWire = <Value>(object: Record<string, Value>): Record<string, Value> => rename(object, fieldNamesToWire);
