import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ImagePair } from '../../../../domain/posting/drafts/draft.ts';
import { classNames } from '../../../components/class-names.ts';
import type { IconName } from '../../../components/icon-shapes.ts';
import { Icon } from '../../../components/icon.tsx';
import { Badge } from '../../../components/badge.tsx';
import css from './images.module.css';

interface ImageTileProps {
  pair: ImagePair;
  number: number;
  last: boolean;
  warning?: string | undefined;
  move: (by: -1 | 1) => void;
  remove: () => void;
}

/** Renders an uploaded image; the first is the cover. It is moved by dragging it or its handle, or by its buttons. */
export function ImageTile({ pair, number, last, warning, move, remove }: ImageTileProps) {
  const alone = number === 1 && last;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: pair.large,
    disabled: alone,
    attributes: { roleDescription: 'movable' },
  });
  const button = (icon: IconName, label: string, run: () => void, off = false) => (
    <button type="button" aria-label={`${label} ${number}`} disabled={off} data-does={icon} onClick={run}>
      <Icon name={icon} size={18} />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(css.tile, !alone && css.movable, isDragging && css.dragged)}
      {...listeners}
    >
      <img src={pair.small} alt={`Image ${number}${number === 1 ? ', the cover' : ''}`} draggable={false} />
      {number === 1 && <Badge className={css.cover ?? ''}>Cover</Badge>}
      {warning !== undefined && (
        <p className={css.warning} role="status">
          {warning}
        </p>
      )}
      <div className={css.away}>{button('trash', 'Remove image', remove)}</div>
      {!alone && (
        <div className={css.tools}>
          {button('left', 'Move earlier: image', () => move(-1), number === 1)}
          <button type="button" ref={setActivatorNodeRef} {...attributes} aria-label={`Move image ${number}`}>
            <DragHandle />
          </button>
          {button('right', 'Move later: image', () => move(1), last)}
        </div>
      )}
    </li>
  );
}

/** Renders the drag handle icon inline, because pages that load the shared icons do not need it. */
function DragHandle() {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden="true">
      {[6, 12, 18].map((y) => (
        <path key={y} d={`M9 ${y - 2}a2 2 0 1 0 0 4 2 2 0 0 0 0-4m6 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4`} />
      ))}
    </svg>
  );
}
