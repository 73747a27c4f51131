import { brandCodes, type BrandCode } from '../brands/brand.ts';
import { escapeHtml } from '../format/escape-html.ts';
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

/** The attributes of the loader's script tag that say what was chosen, by name; what goes without saying is left out. */
function widgetAttributes({ site, place, size }: WidgetChoice): Record<string, string> {
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

/**
 * The pixels that a widget's first screen takes at most, on the narrowest phone: the questions of a place, and the search
 * box. So much a pasted snippet keeps free; what is not needed the loader gives back where nobody sees it.
 */
const SNIPPET_ROOM = { questions: 1450, search: 380 } as const;

/** The id of the element that a snippet brings for its widget: another one for each that a page may hold. */
const targetId = ({ site, place }: WidgetChoice): string =>
  ['housing', site !== 'default' && site, place?.type, place?.id].filter(Boolean).join('-');

/**
 * What a partner pastes: the widget's place with a plain link, which stays where no script runs, and the loader's tag. The
 * room is there before the script is, so nothing moves however late that comes: an empty picture holds it, because its
 * attribute is no style, and so no policy forbids it.
 */
export function embedSnippet({ choice, origin, link }: SnippetParts): string {
  const id = targetId(choice);
  const attributes = Object.entries({ ...widgetAttributes(choice), 'data-target': `#${id}` }).map(
    ([name, value]) => `\n  ${name}="${escapeHtml(value)}"`,
  );
  const room = SNIPPET_ROOM[choice.place ? 'questions' : 'search'];
  return [
    `<div id="${id}">`,
    `  <div><a href="${escapeHtml(link.href)}">${escapeHtml(link.words)}</a><br>`,
    `  <canvas width="1" height="${room}" aria-hidden="true"></canvas></div>`,
    '</div>',
    `<script async src="${escapeHtml(origin)}/widget.js"${attributes.join('')}></script>`,
  ].join('\n');
}

/** What a page with a strict Content-Security-Policy has to allow. No style, no image, no connection is among it. */
export const contentSecurityPolicy = (origin: string): string => `script-src ${origin};\nframe-src ${origin};`;

/** The place that an address of the page for partners names; null for none, or for nonsense. */
export function placeFromQuery(query: URLSearchParams): WidgetPlace | null {
  const id = query.get('location_id') ?? '';
  const type = locationTypes.find((known) => known === (query.get('location_type') ?? 'college'));
  return type && /^[1-9]\d{0,8}$/.test(id) ? { type, id: Number(id) } : null;
}

/** What an address of the page for partners chooses: where it names nothing, this brand, no place, all the width. */
export function choiceFromQuery(query: URLSearchParams, own: BrandCode): WidgetChoice {
  return {
    site: brandCodes.find((code) => code === query.get('brand')) ?? own,
    place: placeFromQuery(query),
    size: widgetSizes.find((size) => size === query.get('size')) ?? 'full',
  };
}
