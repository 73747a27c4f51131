import { Anchor } from '../../components/anchor.tsx';
import { PlaceList, type ListedPlace } from '../../shared/place-search/place-list.tsx';
import css from '../../shared/styles/place-page.module.css';

interface NearbyPlacesProps {
  heading: string;
  places: readonly ListedPlace[];
  /** Where there are more of them. */
  more?: { name: string; href: string };
}

/** In their order, but those without homes last. */
const homesFirst = (places: readonly ListedPlace[]) =>
  places.toSorted((a, b) => Number(b.homes !== 0) - Number(a.homes !== 0));

/** Where else one might look, under a heading; only the way to more where there is nothing, and nothing without one. */
export function NearbyPlaces({ heading, places, more }: NearbyPlacesProps) {
  if (places.length === 0 && !more) return null;
  return (
    <section className={css.section}>
      {places.length > 0 && (
        <>
          <h2>{heading}</h2>
          <PlaceList places={homesFirst(places)} />
        </>
      )}
      {more && (
        <p className={css.note}>
          <Anchor href={more.href}>{more.name}</Anchor>
        </p>
      )}
    </section>
  );
}
