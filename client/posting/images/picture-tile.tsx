import type { ImagePair } from '../../../domain/posting/draft.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import css from './images.module.css';

interface PictureTileProps {
  pair: ImagePair;
  /** From 1. */
  number: number;
  last: boolean;
  move: (by: -1 | 1) => void;
  remove: () => void;
}

/** A picture that has arrived. The first is the cover; the buttons move it. */
export function PictureTile({ pair, number, last, move, remove }: PictureTileProps) {
  const button = (icon: IconName, label: string, run: () => void, off = false) => (
    <button type="button" aria-label={`${label} ${number}`} disabled={off} onClick={run}>
      <Icon name={icon} size={18} />
    </button>
  );
  return (
    <div className={css.tile}>
      <img src={pair.small} alt={`Picture ${number}`} />
      {number === 1 && <Tag className={css.cover ?? ''}>Cover</Tag>}
      <div className={css.tools}>
        {button('left', 'Move earlier: picture', () => move(-1), number === 1)}
        {button('right', 'Move later: picture', () => move(1), last)}
        {button('trash', 'Remove picture', remove)}
      </div>
    </div>
  );
}
