/** What renters' calls name otherwise than we do [§7]; every other name is the same on both sides. */
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

/** An object as the services take it; what is no object stays as it is, for the rules to refuse. */
export const fromWire = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    ? rename(sent as Record<string, unknown>, wireToFieldNames)
    : sent;

/** What was refused, by the names that the sender used. */
export const toWire = <Value>(object: Record<string, Value>): Record<string, Value> => rename(object, fieldNamesToWire);
