import { brandOf } from '../../../domain/brands.ts';
import { oneLine } from './one-line.ts';

/** A part of a letter. Texts are plain: they are escaped here, whoever wrote them. */
export type LetterPart =
  | { say: string }
  /** A table of what is what. */
  | { facts: readonly { label: string; value: string }[] }
  /** Somebody's own words, line breaks kept. */
  | { quote: string }
  /** One main action; an address of ours. */
  | { button: { label: string; url: string } };

export interface LetterTexts {
  heading: string;
  parts: readonly LetterPart[];
  /** Why the reader gets this, in small print. */
  footer: string;
}

/** Writes a letter twice over: as HTML that every mail program draws, and as text that is good to read without it. */
export function writeLetter({ heading, parts, footer }: LetterTexts): { text: string; html: string } {
  const { name } = brandOf('default');
  const text = [oneLine(heading), ...parts.map(partText), `--\n${oneLine(footer)}\n${name}`].join('\n\n');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#f6f3ec;font:16px/1.5 system-ui,'Segoe UI',Helvetica,Arial,sans-serif;color:#20302a">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e4dfd2;border-radius:12px">
<tr><td style="padding:20px 28px;border-bottom:1px solid #e4dfd2;font-weight:700;color:#1f5a43">${escapeHtml(name)}</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${parts.map(partHtml).join('\n')}
</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid #e4dfd2;font-size:13px;color:#5c6a63">${escapeHtml(footer)}</td></tr>
</table></td></tr></table></body></html>
`;
  return { text, html };
}

function partText(part: LetterPart): string {
  if ('say' in part) return part.say;
  if ('facts' in part) return part.facts.map(({ label, value }) => `${label}: ${oneLine(value)}`).join('\n');
  if ('quote' in part) return part.quote.replace(/^/gm, '> ');
  return `${part.button.label}: ${part.button.url}`;
}

function partHtml(part: LetterPart): string {
  if ('say' in part) return `<p style="margin:0 0 16px">${escapeHtml(part.say)}</p>`;
  if ('facts' in part) return factsHtml(part.facts);
  if ('quote' in part)
    return `<blockquote style="margin:0 0 16px;padding:12px 16px;background:#f6f3ec;border-left:3px solid #1f5a43;white-space:pre-line">${escapeHtml(part.quote)}</blockquote>`;
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.button.url)}" style="display:inline-block;padding:12px 20px;background:#1f5a43;border-radius:8px;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(part.button.label)}</a></p>`;
}

function factsHtml(facts: readonly { label: string; value: string }[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top" style="padding:6px 16px 6px 0;font-weight:400;color:#5c6a63;white-space:nowrap">${escapeHtml(label)}</th><td style="padding:6px 0;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, between tags and in quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
