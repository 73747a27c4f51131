import { toSingleLine } from '../../../domain/format/plain-text.ts';
import { escapeHtml } from '../../../domain/format/escape-html.ts';
import type { EmailPalette } from './brand-colors.ts';

/** A home as a letter shows it. */
export interface EmailListing {
  name: string;
  url: string;
  /** An address of ours, or null. */
  picture: string | null;
  /** '$1,150 / month · $575 each'. */
  price: string;
  /** 'Featured · 2 bed · 1 bath · about 8 min walk'. */
  facts: string;
  /** Why it fits, a line each. */
  reasons: readonly string[];
}

/** A home in lines of text. */
export const listingText = ({ name, url, price, facts, reasons }: EmailListing): string =>
  [toSingleLine(name), price, facts, ...reasons.map((reason) => `+ ${reason}`), url].join('\n');

/** On a phone a picture is as wide as the letter; a mail program that reads no styles shows it small. */
export const listingStyles =
  '@media (max-width: 520px) { .home-picture, .home-picture img { width: 100% !important; height: auto !important } }';

/** A home with its picture, side by side where there is room; read as well where pictures are not shown. */
export function listingHtml({ name, url, picture, price, facts, reasons }: EmailListing, look: EmailPalette): string {
  const href = escapeHtml(url);
  const image = picture
    ? `<div class="home-picture" style="display:inline-block;vertical-align:top;width:184px;margin-top:16px"><a href="${href}"><img src="${escapeHtml(picture)}" alt="" width="168" height="112" style="display:block;width:168px;height:112px;object-fit:cover;border-radius:8px;border:0"></a></div>`
    : '';
  const why = reasons
    .map((reason) => `<div style="color:${look.accent}">&#10003; ${escapeHtml(reason)}</div>`)
    .join('');
  // Nothing stands between the two blocks: a line break would be a space, and the second would not fit.
  return `<div style="margin:0 0 20px;border-top:1px solid ${look.line}">${image}<div style="display:inline-block;vertical-align:top;width:100%;max-width:${image === '' ? 500 : 310}px;margin-top:14px">
<div style="font-size:18px;font-weight:700">${escapeHtml(price)}</div>
<div style="margin:2px 0"><a href="${href}" style="color:${look.ink};font-weight:700">${escapeHtml(name)}</a></div>
<div style="font-size:14px;color:${look.quiet}">${escapeHtml(facts)}</div>
<div style="font-size:14px;margin-top:4px">${why}</div>
</div></div>`;
}

/** A home in one line: where there are too many to show each. */
export const listingLineHtml = ({ name, url, price, facts }: EmailListing, look: EmailPalette): string =>
  `<li style="margin:0 0 8px"><a href="${escapeHtml(url)}" style="color:${look.ink};font-weight:700">${escapeHtml(name)}</a><br><span style="font-size:14px;color:${look.quiet}">${escapeHtml(`${price} · ${facts}`)}</span></li>`;

export const listingLineText = ({ name, url, price, facts }: EmailListing): string =>
  `${toSingleLine(name)}: ${price}, ${facts}\n${url}`;
