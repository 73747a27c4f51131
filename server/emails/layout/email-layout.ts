import { type BrandCode } from '../../../domain/brands/brand.ts';
import { getBrand } from '../../../domain/brands/brands.ts';
import { toSingleLine } from '../../../domain/format/plain-text.ts';
import { escapeHtml } from '../../../domain/format/escape-html.ts';
import {
  listingHtml,
  listingLineHtml,
  listingLineText,
  listingStyles,
  listingText,
  type EmailListing,
} from './listing-blocks.ts';
import { emailPalette, type EmailPalette } from './brand-colors.ts';

/** A part of an email. Texts are plain: they are escaped here, regardless of their source. */
export type EmailBlock =
  | { say: string }
  /** A table of labels and values. */
  | { facts: readonly { label: string; value: string }[] }
  /** A person's own text, with line breaks kept. */
  | { quote: string }
  /** The main action; a URL of this site. */
  | { button: { label: string; url: string } }
  /** A listing, with its image. */
  | { home: EmailListing }
  /** Several listings, one line each. */
  | { homes: readonly EmailListing[] };

export interface EmailContent {
  /** The brand of its name and colors; the default when absent. */
  site?: BrandCode;
  heading: string;
  parts: readonly EmailBlock[];
  /** The reason why the recipient gets this email, in small print. */
  footer: string;
  /** The unsubscribe link next to it; a URL of this site. */
  stop?: { label: string; url: string };
  /** The sender's postal address, which advertising emails must include. */
  postalAddress?: string;
}

/** Renders an email twice: as HTML that every email client supports, and as plain text that is complete without it. */
export function renderEmail({ site = 'default', heading, parts, footer, stop, postalAddress }: EmailContent): {
  text: string;
  html: string;
} {
  const { name } = getBrand(site);
  const look = emailPalette(site);
  const sender = postalAddress === undefined ? name : `${name}, ${postalAddress}`;
  const foot = [toSingleLine(footer), ...(stop ? [`${stop.label}: ${stop.url}`] : []), sender].join('\n');
  const text = [toSingleLine(heading), ...parts.map(blockText), `--\n${foot}`].join('\n\n');
  const way = stop
    ? ` <a href="${escapeHtml(stop.url)}" style="color:${look.quiet}">${escapeHtml(stop.label)}</a>`
    : '';
  const paper = postalAddress === undefined ? '' : `<br>${escapeHtml(sender)}`;
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title><style>${listingStyles}</style></head>
<body style="margin:0;background:${look.page};font:16px/1.5 system-ui,'Segoe UI',Helvetica,Arial,sans-serif;color:${look.ink}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid ${look.line};border-radius:12px">
<tr><td style="padding:20px 28px;border-bottom:1px solid ${look.line};font-weight:700;color:${look.accent}">${escapeHtml(name)}</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${parts.map((part) => blockHtml(part, look)).join('\n')}
</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid ${look.line};font-size:13px;color:${look.quiet}">${escapeHtml(footer)}${way}${paper}</td></tr>
</table></td></tr></table></body></html>
`;
  return { text, html };
}

function blockText(part: EmailBlock): string {
  if ('say' in part) return part.say;
  if ('facts' in part) return part.facts.map(({ label, value }) => `${label}: ${toSingleLine(value)}`).join('\n');
  if ('quote' in part) return part.quote.replace(/^/gm, '> ');
  if ('home' in part) return listingText(part.home);
  if ('homes' in part) return part.homes.map(listingLineText).join('\n');
  return `${part.button.label}: ${part.button.url}`;
}

function blockHtml(part: EmailBlock, look: EmailPalette): string {
  if ('say' in part) return `<p style="margin:0 0 16px">${escapeHtml(part.say)}</p>`;
  if ('facts' in part) return factsHtml(part.facts, look);
  if ('quote' in part)
    return `<blockquote style="margin:0 0 16px;padding:12px 16px;background:${look.page};border-left:3px solid ${look.accent};white-space:pre-line">${escapeHtml(part.quote)}</blockquote>`;
  if ('home' in part) return listingHtml(part.home, look);
  if ('homes' in part)
    return `<ul style="margin:0 0 16px;padding:0;list-style:none">${part.homes.map((home) => listingLineHtml(home, look)).join('')}</ul>`;
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.button.url)}" style="display:inline-block;padding:12px 20px;background:${look.accent};border-radius:8px;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(part.button.label)}</a></p>`;
}

function factsHtml(facts: readonly { label: string; value: string }[], look: EmailPalette): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top" style="padding:6px 16px 6px 0;font-weight:400;color:${look.quiet};white-space:nowrap">${escapeHtml(label)}</th><td style="padding:6px 0;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`;
}
