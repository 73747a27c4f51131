import { brandCodes, type BrandCode } from '../brands/brand.ts';
import { escapeHtml } from '../format/escape-html.ts';
import { locationTypes, type LocationType } from '../options/location-types.ts';

/** The widget's widths on a partner's page. */
export const widgetSizes = ['full', 'column', 'narrow'] as const;
export type WidgetSize = (typeof widgetSizes)[number];

/** Maximum width in pixels; null for the full width of its container. */
export const widgetWidths: Record<WidgetSize, number | null> = { full: null, column: 720, narrow: 400 };

export interface WidgetPlace {
  type: LocationType;
  id: number;
}

/** A partner's configuration; without a place the widget starts with the search box. */
export interface WidgetChoice {
  site: BrandCode;
  place: WidgetPlace | null;
  size: WidgetSize;
}

/** Returns the configuration as attributes of the loader's script tag; defaults are left out. */
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
  /** The origin of the brand's site, without a trailing slash. */
  origin: string;
  /** The fallback link to one of our pages: an absolute URL, and its text. */
  link: { href: string; words: string };
}

/** Pixels of the first screen on the narrowest phone, which a snippet reserves and the loader releases off screen. */
const SNIPPET_ROOM = { questions: 1450, search: 380 } as const;

/** Returns the id of the snippet's container element, unique for each widget on a page. */
const targetId = ({ site, place }: WidgetChoice): string =>
  ['housing', site !== 'default' && site, place?.type, place?.id].filter(Boolean).join('-');

/**
 * Returns the snippet that a partner pastes: a link that remains if no script runs, an empty image that reserves the
 * height without a style, which a policy may block, and the loader's script tag.
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

/** Returns the Content-Security-Policy directives the widget needs. They include no styles, images or connections. */
export const contentSecurityPolicy = (origin: string): string => `script-src ${origin};\nframe-src ${origin};`;

/** Returns the place in the query of the partner page; null for none, or for an invalid one. */
export function placeFromQuery(query: URLSearchParams): WidgetPlace | null {
  const id = query.get('location_id') ?? '';
  const type = locationTypes.find((known) => known === (query.get('location_type') ?? 'college'));
  return type && /^[1-9]\d{0,8}$/.test(id) ? { type, id: Number(id) } : null;
}

/** Returns the configuration in the query of the partner page; defaults: this brand, no place, full width. */
export function choiceFromQuery(query: URLSearchParams, own: BrandCode): WidgetChoice {
  return {
    site: brandCodes.find((code) => code === query.get('brand')) ?? own,
    place: placeFromQuery(query),
    size: widgetSizes.find((size) => size === query.get('size')) ?? 'full',
  };
}
