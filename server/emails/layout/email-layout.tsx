import { convert, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';
import { createContext, createElement, useContext, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BrandCode } from '../../../domain/brands/brand.ts';
import { getBrand } from '../../../domain/brands/brands.ts';
import { toSingleLine } from '../../../domain/format/plain-text.ts';
import { brandColors } from '../../../domain/brands/themes.ts';
import type { QueuedEmail } from '../email.service.ts';

/** The brand's colors, for the components of an email. */
export const PaletteContext = createContext(emailPalette('default'));

interface LayoutProps {
  /** The brand of its name and colors; the default when absent. */
  site?: BrandCode;
  heading: string;
  /** The reason why the recipient gets this email, in small print. */
  footer: string;
  /** The unsubscribe link next to it; a URL of this site. */
  unsubscribe?: { label: string; url: string };
  /** The sender's postal address, which advertising emails must include. */
  postalAddress?: string;
  children?: ReactNode;
}

const table = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0 } as const;
/** Makes an image full-width on a phone; email clients without style support show it small. */
const PHONE_STYLES =
  '@media (max-width: 520px) { .photo, .photo img { width: 100% !important; height: auto !important } }';

/** The layout of every email: brand, heading, content, reason. React escapes all texts, regardless of their source. */
export function EmailLayout({ site = 'default', heading, footer, unsubscribe, postalAddress, children }: LayoutProps) {
  const { name } = getBrand(site);
  const palette = emailPalette(site);
  const { page, line, ink, quiet, accent } = palette;
  const body: CSSProperties = { margin: 0, background: page, color: ink };
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{heading}</title>
        <style>{PHONE_STYLES}</style>
      </head>
      <body style={{ ...body, font: "16px/1.5 system-ui,'Segoe UI',Helvetica,Arial,sans-serif" }}>
        <table {...table}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table
                  {...table}
                  style={{ maxWidth: 560, background: '#ffffff', border: `1px solid ${line}`, borderRadius: 12 }}
                >
                  <tbody>
                    <tr>
                      <td
                        className="brand"
                        style={{
                          padding: '20px 28px',
                          borderBottom: `1px solid ${line}`,
                          fontWeight: 700,
                          color: accent,
                        }}
                      >
                        {name}
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: 28 }}>
                        <h1 style={{ margin: '0 0 16px', fontSize: 22, lineHeight: 1.3 }}>{toSingleLine(heading)}</h1>
                        <PaletteContext value={palette}>{children}</PaletteContext>
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="footer"
                        style={{
                          padding: '16px 28px',
                          borderTop: `1px solid ${line}`,
                          fontSize: 13,
                          color: quiet,
                        }}
                      >
                        {toSingleLine(footer)}
                        {unsubscribe && (
                          <>
                            <br />
                            <a className="labeled" href={unsubscribe.url} style={{ color: quiet }}>
                              {unsubscribe.label}
                            </a>
                          </>
                        )}
                        <br />
                        {postalAddress === undefined ? name : `${name}, ${postalAddress}`}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

export function Paragraph({ children }: { children?: ReactNode }) {
  return <p style={{ margin: '0 0 16px' }}>{children}</p>;
}

/** A link with its label and URL, both of which the plain text shows. */
export function TextLink({ href, children }: { href: string; children: string }) {
  const { accent } = useContext(PaletteContext);
  return (
    <a className="labeled" href={href} style={{ color: accent }}>
      {children}
    </a>
  );
}

export interface Fact {
  label: string;
  value: string;
}

/** A table of labels and values, one line each. */
export function Facts({ items }: { items: readonly Fact[] }) {
  const { quiet } = useContext(PaletteContext);
  const label: CSSProperties = {
    padding: '6px 16px 6px 0',
    fontWeight: 400,
    color: quiet,
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  };
  return (
    <table className="facts" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 16px' }}>
      <tbody>
        {items.map((item) => (
          <tr key={`${item.label} ${item.value}`} className="fact">
            <th align="left" style={label}>
              {item.label}
            </th>
            <td style={{ padding: '6px 0', overflowWrap: 'anywhere' }}>{toSingleLine(item.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A person's own text, with line breaks kept. */
export function Quote({ children }: { children: string }) {
  const { page, accent } = useContext(PaletteContext);
  return (
    <blockquote
      style={{
        margin: '0 0 16px',
        padding: '12px 16px',
        background: page,
        borderLeft: `3px solid ${accent}`,
        whiteSpace: 'pre-line',
      }}
    >
      {children}
    </blockquote>
  );
}

/** The main action of an email; `href` is a URL of this site. */
export function ActionButton({ href, children }: { href: string; children: string }) {
  const { accent } = useContext(PaletteContext);
  return (
    <p style={{ margin: '0 0 16px' }}>
      <a
        className="labeled"
        href={href}
        style={{
          display: 'inline-block',
          padding: '12px 20px',
          background: accent,
          borderRadius: 8,
          color: '#ffffff',
          fontWeight: 700,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  );
}

/** Formats a link as 'label: URL'. */
const labeledLink: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addInline(`: ${element.attribs['href'] ?? ''}`, { noWordTransform: true });
};
/** Formats a row of facts as 'label: value'. */
const factRow: FormatCallback = ({ children }, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  for (const [index, cell] of children.entries()) {
    if (index > 0) builder.addInline(': ');
    walk(cell.children, builder);
  }
  builder.closeBlock({ trailingLineBreaks: 1 });
};
const footerBlock: FormatCallback = ({ children }, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addInline('--');
  builder.addLineBreak();
  walk(children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

const TEXT_OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  preserveNewlines: true,
  formatters: { labeledLink, factRow, footerBlock },
  selectors: [
    { selector: 'style', format: 'skip' },
    { selector: 'img', format: 'skip' },
    { selector: 'td.brand', format: 'skip' },
    { selector: 'td.footer', format: 'footerBlock' },
    { selector: 'h1', format: 'heading', options: { uppercase: false, leadingLineBreaks: 1, trailingLineBreaks: 2 } },
    { selector: 'tr.fact', format: 'factRow' },
    { selector: 'table.facts', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'blockquote', format: 'blockquote', options: { trimEmptyLines: false } },
    { selector: 'a.labeled', format: 'labeledLink' },
    { selector: 'a', options: { ignoreHref: true } },
  ],
};

/** A rendered email; the caller adds the recipient and the key. */
export interface EmailContent {
  subject: string;
  text: string;
  html: string;
}

/** Composes an email: a text is a paragraph; false, null and '' are left out. `heading` is the subject if absent. */
export function composeEmail(
  { subject, heading = subject, ...layout }: Omit<LayoutProps, 'heading'> & { subject: string; heading?: string },
  blocks: readonly ReactNode[],
): EmailContent {
  const children = blocks.map((block) =>
    typeof block === 'string' && block !== '' ? createElement(Paragraph, null, block) : block,
  );
  return { subject, ...renderEmail(createElement(EmailLayout, { ...layout, heading }, ...children)) };
}

/** Composes an email as `composeEmail` does, with its key and its addresses. */
export const emailTo = (
  addressed: Pick<QueuedEmail, 'key' | 'to' | 'replyTo'>,
  ...content: Parameters<typeof composeEmail>
): QueuedEmail => ({ ...addressed, ...composeEmail(...content) });

/** Returns the main action of an email as a block; `href` is a URL of this site. */
export const action = (label: string, href: string) => <ActionButton href={href}>{label}</ActionButton>;
/** Returns a table of labels and values as a block. */
export const facts = (items: readonly Fact[]) => <Facts items={items} />;
/** Returns a person's own text as a block; nothing for ''. */
export const quote = (text: string) => text !== '' && <Quote>{text}</Quote>;

/** Renders an email as HTML that every email client supports, and as plain text that is complete without it. */
export function renderEmail(email: ReactElement): { text: string; html: string } {
  const html = `<!doctype html>\n${renderToStaticMarkup(email)}\n`;
  return { text: convert(html, TEXT_OPTIONS), html };
}

/** Returns the colors of a brand's emails: of its light theme, since email clients do not support custom properties. */
function emailPalette(code: BrandCode) {
  const { sunken: page = '', line = '', ink = '', 'ink-2': quiet = '', accent = '' } = brandColors(code).light;
  return { page, line, ink, quiet, accent };
}
