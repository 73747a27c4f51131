/** A renter's pets [§3]. Zero is a valid value (K19). */
export const NO_PETS = 0;
export const petOptions = [
  { id: 1, label: 'Dog' },
  { id: 2, label: 'Cat' },
  { id: NO_PETS, label: 'No Pets' },
] as const;

export const isPet = (id: number): boolean => petOptions.some((pet) => pet.id === id);

export const petLabel = (id: number): string => petOptions.find((pet) => pet.id === id)?.label ?? '';

/** Toggles a pet; "No Pets" and any pet are mutually exclusive (K18), and an empty selection means "No Pets". */
export function togglePet(chosen: readonly number[], id: number): number[] {
  if (id === NO_PETS) return [NO_PETS];
  const pets = chosen.filter((pet) => pet !== NO_PETS);
  const next = pets.includes(id) ? pets.filter((pet) => pet !== id) : [...pets, id];
  return next.length === 0 ? [NO_PETS] : next.toSorted((a, b) => a - b);
}
