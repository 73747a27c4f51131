import type { World } from '../world/world.ts';

/** Returns the first free reserved number of an area code (K08), if any; never one that a landlord entered. */
export function nextVanityPhone({ db }: World, areaCode: string): string | null {
  if (!/^[2-9]\d\d$/.test(areaCode)) return null;
  const taken = new Set(db.listings.flatMap(({ vanityPhone, contact }) => [vanityPhone, contact.phone]));
  const pool = Array.from({ length: 100 }, (_, ending) => `${areaCode}55501${String(ending).padStart(2, '0')}`);
  return pool.find((phone) => !taken.has(phone)) ?? null;
}
