import { MAX_LENGTHS } from '../posting/drafts/draft-limits.ts';
import type { Draft } from '../posting/drafts/draft.ts';

/** The error keys of a draft's texts that renters read. */
export type TextField = 'name' | 'description' | 'images' | 'location.address' | 'location.city';

/** Returns the captions of images. */
export const captions = (images: readonly object[]): string[] =>
  images.flatMap((image) => ('caption' in image && typeof image.caption === 'string' ? [image.caption] : []));

export interface ListingText {
  field: TextField;
  text: string;
}

type Texts = Pick<Draft, 'name' | 'description' | 'images'> & {
  location: Pick<Draft['location'], 'address' | 'city'>;
};

/** Returns every text of a draft that renters read, with the key of its errors. */
export const listingTexts = ({ name, description, images, location }: Texts): ListingText[] => {
  const texts: ListingText[] = [
    { field: 'name', text: name },
    { field: 'description', text: description },
    ...captions(images).map((text) => ({ field: 'images' as const, text })),
    { field: 'location.address', text: location.address },
    { field: 'location.city', text: location.city },
  ];
  return texts.filter(({ text }) => text !== '');
};

interface StoredTexts extends Record<'name' | 'description' | 'address' | 'city', string> {
  descriptionText?: string | null | undefined;
  images: readonly object[];
}

/** Returns the texts of a stored listing, which are not checked again when it is edited. */
export const storedTexts = (row: StoredTexts): string[] => [
  row.name,
  row.description,
  row.descriptionText ?? row.description,
  row.address,
  row.city,
  ...captions(row.images),
];

/** Returns a short hash of a text, by which a draft keeps a choice about it (FNV-1a, twice 32 bits); it protects nothing. */
export function textHash(text: string): string {
  let [low, high] = [0x811c9dc5, 0x9dc5811c];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + index), 0x01000193);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}

/** Returns whether the landlord chose to send this text to staff (K66); a changed text is no longer chosen. */
export const isForReview = ({ textsForReview }: Pick<Draft, 'textsForReview'>, text: string): boolean =>
  textsForReview.includes(textHash(text));

/** Returns the choices of a draft with these texts added. */
export const withTextsForReview = (chosen: readonly string[], texts: readonly string[]): string[] =>
  [...new Set([...chosen, ...texts.map(textHash)])].slice(-MAX_LENGTHS.textsForReview);

/** Returns a draft of which every text is sent to staff if it breaks the rules: `review: true` on the wire. */
export const withAllForReview = <Written extends Texts & Pick<Draft, 'textsForReview'>>(draft: Written): Written => ({
  ...draft,
  textsForReview: withTextsForReview(
    [],
    listingTexts(draft).map(({ text }) => text),
  ),
});

/** Returns the texts that go to staff, if they break the rules, when a draft is published; `known` are not judged again. */
export const textsForReview = (
  draft: Texts & Pick<Draft, 'textsForReview'>,
  known: readonly string[] = [],
): ListingText[] => listingTexts(draft).filter(({ text }) => !known.includes(text) && isForReview(draft, text));

/** Returns whether publishing a draft sends one of its texts to staff, before anything is charged. */
export const hasTextForReview = (draft: Texts & Pick<Draft, 'textsForReview'>): boolean =>
  textsForReview(draft).length > 0;
