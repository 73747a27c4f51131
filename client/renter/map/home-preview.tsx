import { formatDollars } from '../../../domain/money.ts';
import { paths } from '../../paths.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { MapHome } from './map-home.ts';
import css from './home-preview.module.css';

/** The home whose pin was pressed, in two lines, and the way to its page. */
export function HomePreview({ home, close }: { home: MapHome; close: () => void }) {
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
      <button type="button" className={css.close} aria-label={`Close ${name}`} onClick={close}>
        <Icon name="cross" size={18} />
      </button>
    </div>
  );
}
