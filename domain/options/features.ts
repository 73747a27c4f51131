/**
 * A renter's preferred features [§3], and the amenities that confirm them (K20). Ids 6 to 11 are taken by other bits of
 * `search/criteria.ts`.
 */
export const featureOptions = [
  { id: 0, label: 'On-Site Laundry', amenities: [33, 34] },
  { id: 1, label: 'Air Conditioning', amenities: [101] },
  { id: 2, label: 'Parking', amenities: [102] },
  { id: 3, label: 'Patio / Balcony', amenities: [103] },
  { id: 4, label: 'Pool', amenities: [4] },
  { id: 5, label: 'Gym', amenities: [2] },
] as const satisfies readonly { id: number; label: string; amenities: readonly number[] }[];

export const featureLabel = (id: number): string => featureOptions.find((feature) => feature.id === id)?.label ?? '';

export const isFeature = (id: number): boolean => featureOptions.some((feature) => feature.id === id);
