import type { Logged } from '../account/logged.ts';

/** The sections of step 2 in order (K07), of the screen and of the position after a restore. */
export const sections = [
  { name: 'contact', step: 'property-contact-step', heading: 'Contact Information', short: 'Contact information' },
  { name: 'password', step: 'property-password-step', heading: 'Create a Password', short: 'Create a password' },
  { name: 'location', step: 'property-location-step', heading: 'Property Location', short: 'Property location' },
  { name: 'floorplans', step: 'property-floorplans-step', heading: 'Floorplan Information', short: 'Floorplans' },
  { name: 'images', step: 'property-images-step', heading: 'Images', short: 'Images' },
  { name: 'description', step: 'property-description-step', heading: 'Listing Description', short: 'Description' },
  { name: 'amenities', step: 'property-amenities-step', heading: 'Amenities', short: 'Amenities' },
] as const;

export type Section = (typeof sections)[number];
export type SectionName = Section['name'];

/** The nine step names of validate-step [§7]; anything else is rejected. */
export const stepNames = ['property-type-step', ...sections.map(({ step }) => step), 'complete-step'] as const;
export type StepName = (typeof stepNames)[number];

/** Returns the visible sections: a logged-in landlord does not create a password (K09). */
export function visibleSections(logged: Logged): Section[] {
  return sections.filter((section) => !(logged && section.name === 'password'));
}

/** Returns the section of an error key such as 'contact.email', 'password' or 'location.zip'; undefined for none. */
export function sectionOfError(field: string): SectionName | undefined {
  if (field === 'name') return 'contact';
  if (field === 'virtualTour') return 'images';
  if (field === 'email' || field === 'password_confirmation') return 'password';
  const head = field.split('.')[0];
  return sections.find(({ name }) => name === head)?.name;
}
