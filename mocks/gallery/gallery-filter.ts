import { brandCodes, type BrandCode } from '../../domain/brands/brand.ts';
import { brandsOf, schemes, widths, type Frame, type Look, type Scheme, type Width } from './frame.ts';

/** The gallery's filter, stored in its URL. */
export interface GalleryFilter {
  text: string;
  /** '' for all. */
  group: string;
  brands: readonly BrandCode[];
  widths: readonly Width[];
  schemes: readonly Scheme[];
}

/** Returns the valid values named in a URL, or the defaults when it names none. */
function knownValues<Value extends string | number>(
  text: string | null,
  all: readonly Value[],
  otherwise: readonly Value[],
) {
  const words = text?.split(',') ?? [];
  const found = all.filter((value) => words.includes(String(value)));
  return found.length > 0 ? found : otherwise;
}

export const parseGalleryFilter = (query: URLSearchParams): GalleryFilter => ({
  text: query.get('q') ?? '',
  group: query.get('group') ?? '',
  brands: knownValues(query.get('brand'), brandCodes, ['default']),
  widths: knownValues(query.get('width'), widths, widths),
  schemes: knownValues(query.get('scheme'), schemes, ['light']),
});

export function galleryFilterQuery({ text, group, ...lists }: GalleryFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (text) query.set('q', text);
  if (group) query.set('group', group);
  query.set('brand', lists.brands.join(','));
  query.set('width', lists.widths.join(','));
  query.set('scheme', lists.schemes.join(','));
  return query;
}

/** Returns the list with this value toggled; the last value stays. */
export function toggled<Value>(list: readonly Value[], all: readonly Value[], value: Value): readonly Value[] {
  const next = all.filter((one) => (one === value) !== list.includes(one));
  return next.length > 0 ? next : list;
}

/** Returns whether every word of the text occurs in the frame's metadata. */
export function matchesFilter({ id, title, shows, group }: Frame, choice: GalleryFilter): boolean {
  if (choice.group && choice.group !== group) return false;
  const said = `${id} ${title} ${shows} ${group}`.toLowerCase();
  return choice.text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** Returns the selected looks of a frame. */
export const looksOf = (frame: Frame, choice: GalleryFilter): Look[] =>
  brandsOf(frame)
    .filter((brand) => choice.brands.includes(brand) || frame.brand === brand)
    .flatMap((brand) =>
      choice.schemes.flatMap((scheme) => choice.widths.map((width): Look => ({ brand, width, scheme }))),
    );
