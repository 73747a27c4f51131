import { formatCount } from '../../../domain/format/numbers.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import css from './place-list.module.css';

export interface ListedPlace {
  href: string;
  name: string;
  /** Where it is, when the name alone may leave a doubt: 'Columbus, OH'. */
  detail?: string;
  homes: number;
}

/** '1 home', '412 homes', 'no homes yet'. */
export function formatListingCount(count: number): string {
  if (count === 0) return 'no homes yet';
  return formatCount(count, 'home');
}

interface PlaceListProps {
  places: readonly ListedPlace[];
  /** Told which place one goes to, by its index. */
  onChoose?: (index: number) => void;
}

/** Places with their number of homes, in columns. */
export function PlaceList({ places, onChoose }: PlaceListProps) {
  return (
    <ul role="list" className={css.list}>
      {places.map(({ href, name, detail, homes }, index) => (
        <li key={href}>
          <Anchor href={href} onClick={() => onChoose?.(index)}>
            <span>
              {name}
              {detail && <span className={css.detail}> {detail}</span>}
            </span>{' '}
            <span className={css.count}>{formatListingCount(homes)}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

export function PlaceListSkeleton({ count }: { count: number }) {
  return (
    <ul role="list" className={css.list} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <a>
            <Skeleton />
          </a>
        </li>
      ))}
    </ul>
  );
}
