import { HOUSE } from '../../../../domain/options/property-types.ts';
import type { MergedField } from './merge-drafts.ts';

const labels: Record<MergedField, string> = {
  type: 'property type',
  name: 'property name',
  'contact.firstName': 'first name',
  'contact.lastName': 'last name',
  'contact.email': 'email',
  'contact.phone': 'phone number',
  'location.address': 'street address',
  'location.city': 'city',
  'location.state': 'state',
  'location.zip': 'zip code',
  'location.coordinates': 'map position',
  floorplans: 'floorplans',
  amenities: 'amenities',
  description: 'description',
  images: 'pictures',
  virtualTour: 'virtual tour link',
};

/** Returns the name of a draft's field within a sentence; `type` is the draft's property type. */
export const fieldLabel = (field: MergedField, type: number | null): string =>
  field === 'floorplans' && type === HOUSE ? 'house information' : labels[field];
