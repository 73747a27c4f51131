import type { ComponentType } from 'react';
import { HOUSE } from '../../../../domain/options/property-types.ts';
import type { Section, SectionName } from '../../../../domain/posting/sections.ts';
import { ImagesSection } from '../images/images-section.tsx';
import { LocationSection } from '../location/location-section.tsx';
import { AmenitiesSection } from './amenities-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DescriptionSection } from './description-section.tsx';
import { FloorplansSection } from './floorplans-section.tsx';
import { PasswordSection } from './password-section.tsx';

/** The fields of each section. Their order is defined in domain/posting/sections.ts. */
export const sectionComponents: Record<SectionName, ComponentType> = {
  contact: ContactSection,
  password: PasswordSection,
  location: LocationSection,
  floorplans: FloorplansSection,
  images: ImagesSection,
  description: DescriptionSection,
  amenities: AmenitiesSection,
};

/** Returns the heading of a section; a house has no "floorplans" [§2]. */
export const sectionHeading = (section: Section, type: number | null): string =>
  section.name === 'floorplans' && type === HOUSE ? 'House Information' : section.heading;

/** Returns the name of a section in the list of sections. */
export const sectionShortName = (section: Section, type: number | null): string =>
  section.name === 'floorplans' && type === HOUSE ? 'House information' : section.short;

export const sectionId = (name: string): string => `section-${name}`;

/** Brings a section to the top, below scroll-padding-top [§9], with the focus on its heading; the last block without a name. */
export function scrollToSection(name = 'finish'): void {
  const id = sectionId(name);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
}
