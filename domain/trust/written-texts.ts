/** The texts of a listing that are checked (K66), apart from the rules, which only the worker and browsers load. */

export interface WrittenTexts {
  name: string;
  description: string;
  location: { address: string; city: string };
  /** Captions are checked where an image has one. */
  images: readonly object[];
}

interface StoredTexts extends Record<'name' | 'description' | 'address' | 'city', string> {
  descriptionText?: string | null | undefined;
  images: readonly object[];
}

/** Returns the captions of those images that have one. */
export const captions = (images: readonly object[]): string[] =>
  images.flatMap((image) => ('caption' in image && typeof image.caption === 'string' ? [image.caption] : []));

/** Returns the texts of a stored listing, which are not checked again when it is edited. */
export const storedTexts = (row: StoredTexts): string[] => [
  row.name,
  row.description,
  row.descriptionText ?? row.description,
  row.address,
  row.city,
  ...captions(row.images),
];
