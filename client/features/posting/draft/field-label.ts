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
};

/** A field of a draft, in the middle of a sentence. */
export const fieldLabel = (field: MergedField): string => labels[field];
