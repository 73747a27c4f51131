import { HOUSE_MONTHLY_LEADS } from '../limits.ts';

/** The property types that a landlord can publish [§3]. Older data may contain other codes (K14). */
export const APARTMENT = 84;
export const HOUSE = 85;

export const propertyTypes = [
  { id: APARTMENT, label: 'Apartment', benefits: ['Unlimited leads', 'Featured positioning'] },
  { id: HOUSE, label: 'House', benefits: [`Up to ${HOUSE_MONTHLY_LEADS} leads/month`, 'Normal positioning'] },
] as const;

/** Dollars a month by property type where an installation states none. */
export const defaultPrices = { [APARTMENT]: 49, [HOUSE]: 29 } as const;

/** Returns the property types on offer: those with a price above 0 [§9]. `prices`: dollars a month by property type. */
export const offeredTypes = (prices: Readonly<Record<number, number>>) =>
  propertyTypes.map((type) => ({ ...type, price: prices[type.id] ?? 0 })).filter(({ price }) => price > 0);

/** Returns whether a chosen property type is not on offer anymore (K12). */
export const isWithdrawn = (type: number | null, offered: readonly { id: number; price: number }[]): boolean =>
  type !== null && !offered.some(({ id, price }) => id === type && price > 0);

/** Returns 'Apartment', 'House', or 'Home' for an unknown type (K14). */
export function propertyTypeLabel(type: number): string {
  return propertyTypes.find((known) => known.id === type)?.label ?? 'Home';
}

/** Returns whether a landlord can publish this type [§3]: only 84 and 85. */
export function isPostable(type: unknown): type is typeof APARTMENT | typeof HOUSE {
  return type === APARTMENT || type === HOUSE;
}
