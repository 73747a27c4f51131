import { amenityLabel } from '../../../domain/options/amenities.ts';
import { bathroomsLabel } from '../../../domain/options/bathrooms.ts';
import { bedroomsLabel } from '../../../domain/options/bedrooms.ts';
import { propertyTypeLabel } from '../../../domain/options/property-types.ts';
import { maskPhone } from '../../../domain/phone.ts';
import type { KeptDraft } from '../../../domain/posting/kept-draft.ts';
import { valueOf, type MergedField } from './merge-drafts.ts';

const row = ({ bedrooms, bathrooms, sq, rent }: KeptDraft['floorplans'][number]): string =>
  [
    bedrooms > 0 && bedroomsLabel(bedrooms),
    bathrooms > 0 && bathroomsLabel(bathrooms),
    sq !== '' && `${sq} square feet`,
    rent !== '' && `$${rent} a month`,
  ]
    .filter(Boolean)
    .join(', ');

/** What a draft says in one field, in words; a line for each floorplan. */
export function clashWords(draft: KeptDraft, field: MergedField): string {
  const { floorplans, images, amenities, type, contact } = draft;
  if (field === 'floorplans') return floorplans.map(row).join('\n') || 'None';
  if (field === 'images') return images.length === 1 ? '1 picture' : `${images.length} pictures`;
  if (field === 'amenities') return amenities.map(amenityLabel).join(', ') || 'None';
  if (field === 'type') return type === null ? 'None' : propertyTypeLabel(type);
  if (field === 'contact.phone') return maskPhone(contact.phone) || 'Nothing';
  const value = valueOf(draft, field);
  return typeof value === 'string' && value !== '' ? value : 'Nothing';
}
