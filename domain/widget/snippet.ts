import { brandCodes, type BrandCode } from '../brands.ts';
import { locationTypes, type LocationType } from '../options/location-types.ts';

/** How wide the widget stands on a partner's page. */
export const widgetSizes = ['full', 'column', 'narrow'] as const;
export type WidgetSize = (typeof widgetSizes)[number];

/** Pixels it takes at most; null for all that its place has. */
export const widgetWidths: Record<WidgetSize, number | null> = { full: null, column: 720, narrow: 400 };

/** A place that a widget begins with. */
export interface WidgetPlace {
  type: LocationType;
  id: number;
}

/** What a partner has chosen; without a place the widget begins with the search box. */
export interface WidgetChoice {
  site: BrandCode;
  place: WidgetPlace | null;
  size: WidgetSize;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** The attributes of the loader's script tag that say what was chosen, by name; what goes without saying is left out. */
export function widgetAttributes({ site, place, size }: WidgetChoice): Record<string, string> {
  const width = widgetWidths[size];
  return {
    ...(site !== 'default' && { 'data-site': site }),
    ...(place && { 'data-location-type': place.type, 'data-location-id': String(place.id) }),
    ...(width !== null && { 'data-width': String(width) }),
  };
}

interface SnippetParts {
  choice: WidgetChoice;
  /** Where the brand's site stands, without a slash at its end. */
  origin: string;
  /** A page of ours for who sees no widget: an absolute address, and its words. */
  link: { href: string; words: string };
}

/** What a partner pastes: the loader's tag, and a plain link that stays where no script runs. */
export function snippetOf({ choice, origin, link }: SnippetParts): string {
  const attributes = Object.entries(widgetAttributes(choice)).map(([name, value]) => `\n  ${name}="${escaped(value)}"`);
  return [
    `<script async src="${escaped(origin)}/widget.js"${attributes.join('')}></script>`,
    `<a href="${escaped(link.href)}">${escaped(link.words)}</a>`,
  ].join('\n');
}

/** What a page with a strict Content-Security-Policy has to allow. No style, no image, no connection is among it. */
export const policyOf = (origin: string): string => `script-src ${origin};\nframe-src ${origin};`;

/** The place that an address of the page for partners names; null for none, or for nonsense. */
export function placeOfQuery(query: URLSearchParams): WidgetPlace | null {
  const id = query.get('location_id') ?? '';
  const type = locationTypes.find((known) => known === (query.get('location_type') ?? 'college'));
  return type && /^[1-9]\d{0,8}$/.test(id) ? { type, id: Number(id) } : null;
}

/** What an address of the page for partners chooses: where it names nothing, this brand, no place, all the width. */
export function choiceOfQuery(query: URLSearchParams, own: BrandCode): WidgetChoice {
  return {
    site: brandCodes.find((code) => code === query.get('brand')) ?? own,
    place: placeOfQuery(query),
    size: widgetSizes.find((size) => size === query.get('size')) ?? 'full',
  };
}
