import { classNames } from '../../components/class-names.ts';
import { iconButtonClass } from '../../components/button.tsx';
import { formatDollars } from '../../../domain/format/money.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Icon } from '../../components/icon.tsx';
import type { MapListing } from '../map/map-listing.ts';
import css from './listing-preview.module.css';

/** Renders the listing of the clicked pin in two lines, with a link to its page. */
export function ListingPreview({ home, close }: { home: MapListing; close: () => void }) {
  const { name, slug, rent, facts, picture } = home;
  return (
    <div
      className={css.preview}
      role="status"
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      {picture && <img src={picture} alt="" width={120} height={80} />}
      <p className={css.words}>
        <strong>{formatDollars(rent)} / mo</strong>
        <Anchor href={paths.listing(slug)}>{name}</Anchor>
        <span>{facts}</span>
      </p>
      <button
        type="button"
        className={classNames(iconButtonClass, css.close)}
        aria-label={`Close ${name}`}
        onClick={close}
      >
        <Icon name="cross" size={18} />
      </button>
    </div>
  );
}
