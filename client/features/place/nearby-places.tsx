import { Text } from '../../components/layout/text.tsx';
import { Anchor } from '../../components/anchor.tsx';
import { PlaceList, type ListedPlace } from '../../shared/place-search/place-list.tsx';
import css from '../../shared/styles/place-page.module.css';

interface NearbyPlacesProps {
  heading: string;
  places: readonly ListedPlace[];
  /** Where there are more of them. */
  more?: { name: string; href: string };
}

/** Where there are fewer without homes, they are shown with the others. */
const FEWEST_FOLDED = 4;

/** Renders places under a heading, most homes first, and folds those without; only the link where there are none. */
export function NearbyPlaces({ heading, places, more }: NearbyPlacesProps) {
  if (places.length === 0 && !more) return null;
  const sorted = places.toSorted((a, b) => (b.listingsCount ?? 0) - (a.listingsCount ?? 0));
  const empty = sorted.filter(({ listingsCount }) => listingsCount === 0);
  const folded = empty.length >= FEWEST_FOLDED && empty.length < places.length ? empty : [];
  return (
    <section className={css.section}>
      {places.length > 0 && (
        <>
          <h2>{heading}</h2>
          <PlaceList places={sorted.slice(0, sorted.length - folded.length)} />
          {folded.length > 0 && (
            <details className={css.folded}>
              <summary>{folded.length} more without homes yet</summary>
              <PlaceList places={folded} />
            </details>
          )}
        </>
      )}
      {more && (
        <Text className={css.note}>
          <Anchor href={more.href}>{more.name}</Anchor>
        </Text>
      )}
    </section>
  );
}
