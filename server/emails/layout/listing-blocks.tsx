import { useContext } from 'react';
import { toSingleLine } from '../../../domain/format/plain-text.ts';
import { PaletteContext } from './email-layout.tsx';

export interface EmailListing {
  name: string;
  url: string;
  /** A URL of this site, or null. */
  image: string | null;
  /** The formatted rent, such as '$1,150 / month · $575 each'. */
  price: string;
  /** The formatted details, such as 'Featured · 2 bed · 1 bath · about 8 min walk'. */
  facts: string;
  reasons: readonly string[];
}

/** A listing with its image, side by side if there is room; readable without images too. */
export function ListingBlock({ name, url, image, price, facts, reasons }: EmailListing) {
  const { line, ink, quiet, accent } = useContext(PaletteContext);
  const column = { display: 'inline-block', verticalAlign: 'top' } as const;
  // No whitespace between the two blocks: a line break would render as a space, and the second block would wrap.
  return (
    <div style={{ margin: '0 0 20px', borderTop: `1px solid ${line}` }}>
      {image !== null && (
        <div className="photo" style={{ ...column, width: 184, marginTop: 16 }}>
          <a href={url}>
            <img
              src={image}
              alt=""
              width={168}
              height={112}
              style={{ display: 'block', width: 168, height: 112, objectFit: 'cover', borderRadius: 8, border: 0 }}
            />
          </a>
        </div>
      )}
      <div style={{ ...column, width: '100%', maxWidth: image === null ? 500 : 310, marginTop: 14 }}>
        <div style={{ fontSize: 18, fontWeight: 700 }}>{price}</div>
        <div style={{ margin: '2px 0' }}>
          <a className="labeled" href={url} style={{ color: ink, fontWeight: 700 }}>
            {toSingleLine(name)}
          </a>
        </div>
        <div style={{ fontSize: 14, color: quiet }}>{facts}</div>
        <div style={{ fontSize: 14, marginTop: 4 }}>
          {reasons.map((reason) => (
            <div key={reason} style={{ color: accent }}>
              ✓ {reason}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Listings in one line each, for long lists. */
export function ListingLines({ listings }: { listings: readonly EmailListing[] }) {
  const { ink, quiet } = useContext(PaletteContext);
  return (
    <>
      {listings.map(({ name, url, price, facts }) => (
        <p key={url} style={{ margin: '0 0 8px' }}>
          <a className="labeled" href={url} style={{ color: ink, fontWeight: 700 }}>
            {toSingleLine(name)}
          </a>
          <br />
          <span style={{ fontSize: 14, color: quiet }}>{`${price} · ${facts}`}</span>
        </p>
      ))}
    </>
  );
}
