/** Bathroom options, from 1 to 5.5 in half steps [§3]. */
export const bathroomOptions: readonly { value: number; label: string }[] = Array.from({ length: 10 }, (_, step) => {
  const value = 1 + step / 2;
  return { value, label: bathroomsLabel(value) };
});

/** Returns '1 Bathroom', '1.5 Bathrooms'. */
export function bathroomsLabel(value: number): string {
  return value === 1 ? '1 Bathroom' : `${value} Bathrooms`;
}

export function isBathrooms(value: unknown): value is number {
  return typeof value === 'number' && value >= 1 && value <= 5.5 && Number.isInteger(value * 2);
}
