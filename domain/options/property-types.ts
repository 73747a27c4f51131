/** What a landlord can post [§3]. Other codes may come over the wire from older data (K14). */
export const APARTMENT = 84;
export const HOUSE = 85;

export const propertyTypes = [
  { id: APARTMENT, label: 'Apartment', promises: ['Unlimited leads', 'Featured positioning'] },
  { id: HOUSE, label: 'House', promises: ['Up to 10 leads/month', 'Normal positioning'] },
] as const;

/** The kinds that are offered: those with a price above 0 [§9]. `prices`: dollars a month by property type. */
export const offeredTypes = (prices: Readonly<Record<number, number>>) =>
  propertyTypes.map((type) => ({ ...type, price: prices[type.id] ?? 0 })).filter(({ price }) => price > 0);

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
