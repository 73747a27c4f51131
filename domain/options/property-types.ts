/** What a landlord can post [§3]. Other codes may come over the wire from older data (K14). */
export const APARTMENT = 84;
export const HOUSE = 85;

export const propertyTypes = [
  { id: APARTMENT, label: 'Apartment', promises: ['Unlimited leads', 'Featured positioning'] },
  { id: HOUSE, label: 'House', promises: ['Up to 10 leads/month', 'Normal positioning'] },
] as const;

/** A house takes this many leads in a billing month (K23); an apartment has no limit. */
export const HOUSE_MONTHLY_LEADS = 10;

/** 'Apartment', 'House', or 'Home' for a type we do not know (K14). */
export function propertyTypeLabel(type: number): string {
  return propertyTypes.find((known) => known.id === type)?.label ?? 'Home';
}

/** Can a landlord post this type? [§3] Only 84 and 85. */
export function isPostable(type: unknown): type is typeof APARTMENT | typeof HOUSE {
  return type === APARTMENT || type === HOUSE;
}
