import { Text } from '../../components/layout/text.tsx';
import { formatCount } from '../../../domain/format/numbers.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import css from './place-list.module.css';

export interface ListedPlace {
  href: string;
  name: string;
  /** The location, when the name alone may be ambiguous: 'Columbus, OH'. */
  detail?: string;
  /** Absent where they are not counted. */
  listingsCount?: number;
}

type CountedPlace = { slug: string; listingsCount: number };

/** Returns a college as an item of a list. */
export const listedCollege = ({ slug, displayName, listingsCount }: CountedPlace & { displayName: string }) => ({
  href: paths.college(slug),
  name: displayName,
  listingsCount,
});

/** Returns a city as an item of a list, by this name. */
export const listedCity = ({ slug, listingsCount }: CountedPlace, name: string) => ({
  href: paths.city(slug),
  name,
  listingsCount,
});

/** Returns '1 home', '412 homes' or 'no homes yet'. */
export const formatListingCount = (count: number): string =>
  count === 0 ? 'no homes yet' : formatCount(count, 'home');

interface PlaceListProps {
  places: readonly ListedPlace[];
  /** Called with the index of the place that is opened. */
  onChoose?: (index: number) => void;
}

/** Renders places with their listing counts, in columns. */
export function PlaceList({ places, onChoose }: PlaceListProps) {
  return (
    <ul role="list" className={css.list}>
      {places.map(({ href, name, detail, listingsCount }, index) => (
        <li key={href}>
          <Anchor href={href} onClick={() => onChoose?.(index)}>
            <span>
              {name}
              {detail && <Text as="span"> {detail}</Text>}
            </span>{' '}
            {listingsCount !== undefined && (
              <Text as="span" className={css.count}>
                {formatListingCount(listingsCount)}
              </Text>
            )}
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
