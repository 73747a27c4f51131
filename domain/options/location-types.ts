/** The location types of a search: names in URLs, numbers in older clients [§3]. */
export const locationTypes = ['college', 'state', 'city'] as const;
export type LocationType = (typeof locationTypes)[number];

/** Parses a name or its number, college 1, state 2, city 3; college when absent, undefined for anything else. */
export function parseLocationType(value: string | number | null | undefined): LocationType | undefined {
  if (value === undefined || value === null || value === '') return 'college';
  const text = String(value);
  return locationTypes.find((name, index) => name === text || String(index + 1) === text);
}
