import { toSingleLine } from '../../../domain/format/plain-text.ts';
import { escapeHtml } from '../../../domain/format/escape-html.ts';
import type { EmailPalette } from './brand-colors.ts';

/** A listing as shown in an email. */
export interface EmailListing {
  name: string;
  url: string;
  /** A URL of this site, or null. */
  picture: string | null;
  /** The formatted rent, such as '$1,150 / month · $575 each'. */
  price: string;
  /** The formatted details, such as 'Featured · 2 bed · 1 bath · about 8 min walk'. */
  facts: string;
  /** The reasons why it fits, one line each. */
  reasons: readonly string[];
}

/** Renders a listing as lines of plain text. */
export const listingText = ({ name, url, price, facts, reasons }: EmailListing): string =>
  [toSingleLine(name), price, facts, ...reasons.map((reason) => `+ ${reason}`), url].join('\n');

/** Styles that make an image full-width on a phone; email clients without style support show it small. */
export const listingStyles =
  '@media (max-width: 520px) { .home-picture, .home-picture img { width: 100% !important; height: auto !important } }';

/** Renders a listing with its image, side by side if there is room; readable without images too. */
export function listingHtml({ name, url, picture, price, facts, reasons }: EmailListing, look: EmailPalette): string {
  const href = escapeHtml(url);
  const image = picture
    ? `<div class="home-picture" style="display:inline-block;vertical-align:top;width:184px;margin-top:16px"><a href="${href}"><img src="${escapeHtml(picture)}" alt="" width="168" height="112" style="display:block;width:168px;height:112px;object-fit:cover;border-radius:8px;border:0"></a></div>`
    : '';
  const why = reasons
    .map((reason) => `<div style="color:${look.accent}">&#10003; ${escapeHtml(reason)}</div>`)
    .join('');
  // No whitespace between the two blocks: a line break would render as a space, and the second block would wrap.
  return `<div style="margin:0 0 20px;border-top:1px solid ${look.line}">${image}<div style="display:inline-block;vertical-align:top;width:100%;max-width:${image === '' ? 500 : 310}px;margin-top:14px">
<div style="font-size:18px;font-weight:700">${escapeHtml(price)}</div>
<div style="margin:2px 0"><a href="${href}" style="color:${look.ink};font-weight:700">${escapeHtml(name)}</a></div>
<div style="font-size:14px;color:${look.quiet}">${escapeHtml(facts)}</div>
<div style="font-size:14px;margin-top:4px">${why}</div>
</div></div>`;
}

/** Renders a listing in one line, for long lists. */
export const listingLineHtml = ({ name, url, price, facts }: EmailListing, look: EmailPalette): string =>
  `<li style="margin:0 0 8px"><a href="${escapeHtml(url)}" style="color:${look.ink};font-weight:700">${escapeHtml(name)}</a><br><span style="font-size:14px;color:${look.quiet}">${escapeHtml(`${price} · ${facts}`)}</span></li>`;

export const listingLineText = ({ name, url, price, facts }: EmailListing): string =>
  `${toSingleLine(name)}: ${price}, ${facts}\n${url}`;
