import type { PrivateData } from '../permission-matrix/private-data.ts';

/** What is there, by the names of GraphQL's arguments and fields: with it a bad value comes further than to a refusal. */
export const knownValues = ({ shown, lead }: PrivateData): Record<string, readonly unknown[]> => ({
  id: [shown.id, '204796', '43085', '39', String(lead)],
  ids: [shown.id],
  slug: [shown.slug, 'ohio-state-university', 'oh'],
  listingId: [shown.id],
  housingId: [shown.id],
  locationId: ['204796', '43085', '39'],
  schoolId: ['204796'],
  email: ['ada@college.example'],
  phone: ['6145551234'],
  firstName: ['Ada'],
  lastName: ['Byron'],
  step: ['property-location-step', 'complete-step'],
  state: ['OH'],
});
