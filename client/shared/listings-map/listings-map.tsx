import { latLngBounds, layerGroup, type Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { milesBetween, type Point } from '../../../domain/places/distance.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { buttonClass } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { useSearch } from '../search/use-search.ts';
import type { RenterPreferences } from '../../../domain/search/match-reasons.ts';
import type { HomeCard_ListingFragment } from '../listing-card/listing-card.generated.ts';
import { ListingPreview } from './listing-preview.tsx';
import type { HighlightedListing } from './highlighted-listing.ts';
import { useAroundMapQuery, type AroundMapQuery } from '../map/map-listing.generated.ts';
import { MapButtons } from '../map/map-buttons.tsx';
import { toMapListing, type MapPlace } from '../map/map-listing.ts';
import { PlaceLabels } from '../map/place-labels.ts';
import { drawTravelRings } from '../map/markers.ts';
import { PricePins } from './price-pins.ts';
import { useMap } from '../map/use-map.ts';
import css from '../map/map.module.css';

const MAX_FIT_ZOOM = 14.5;
const MARGIN_PX = 44;
/** The margin on the side of the map's buttons. */
const BUTTONS_PX = 84;

interface ListingsMapProps {
  matches: readonly { listing: HomeCard_ListingFragment }[];
  criteria: RenterPreferences;
  place: MapPlace;
  lit: HighlightedListing;
}

type AreaPlace = Point & { type: LocationType; id: string; name: string };

/** Returns the college or city on the map that the visitor has moved it to; undefined while the searched place is nearer. */
function useAreaPlace(view: LeafletMap | undefined, { type, id, lat, lon }: MapPlace, data?: AroundMapQuery) {
  const [found, setFound] = useState<AreaPlace>();
  useEffect(() => {
    setFound(undefined);
    if (!view || lat === null || lon === null || !data) return undefined;
    const colleges = data.listing?.nearbySchools ?? [];
    const cities = (data.city ?? data.school)?.nearbyCities ?? [];
    const places: AreaPlace[] = [
      ...colleges.map(({ displayName: name, ...college }) => ({ ...college, type: 'college' as const, name })),
      ...cities.map((city) => ({ ...city, type: 'city' as const })),
    ];
    const look = () => {
      const { lat: south, lng } = view.getCenter();
      const milesTo = (point: Point) => milesBetween({ lat: south, lon: lng }, point);
      const nearest = places
        .filter((place) => place.type !== type || place.id !== id)
        .toSorted((a, b) => milesTo(a) - milesTo(b))[0];
      const isShown = nearest && view.getBounds().contains([nearest.lat, nearest.lon]);
      setFound(isShown && milesTo(nearest) < milesTo({ lat, lon }) ? nearest : undefined);
    };
    // Fitting the homes moves the map as well; only a person asks for another area, by pointer or by arrow keys.
    let isMovedByPerson = false;
    const begin = () => void (isMovedByPerson = true);
    const end = () => isMovedByPerson && look();
    const container = view.getContainer();
    container.addEventListener('keydown', begin);
    view.on('dragstart', begin);
    view.on('moveend', end);
    return () => {
      container.removeEventListener('keydown', begin);
      view.off('dragstart', begin);
      view.off('moveend', end);
    };
  }, [view, type, id, lat, lon, data]);
  return found;
}

/** Renders the listings of a list on a map with their prices, and travel-time rings in minutes around the searched college. */
export function ListingsMap({ matches, criteria: { bedrooms, bathrooms, maxBudget }, place, lit }: ListingsMapProps) {
  const search = useSearch();
  const { frame, drawn } = useMap(`Map of homes around ${place.displayName}`);
  const homes = useMemo(
    () => matches.map(({ listing }) => toMapListing(listing, { bedrooms, bathrooms, maxBudget })),
    [matches, bedrooms, bathrooms, maxBudget],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const pins = useRef<PricePins | null>(null);
  const { id, type, displayName: name, lat, lon } = place;
  const point = useMemo(() => (lat === null || lon === null ? null : { lat, lon }), [lat, lon]);
  const { data } = useAroundMapQuery({
    variables: { home: homes[0]?.slug ?? '', place: id, college: type === 'college', city: type === 'city' },
    skip: type === 'state' || homes.length === 0,
  });

  const fit = () => {
    const points = [...homes, ...(point ? [point] : [])].map((one): [number, number] => [one.lat, one.lon]);
    if (points.length > 0)
      drawn?.fitBounds(latLngBounds(points), {
        paddingTopLeft: [MARGIN_PX, MARGIN_PX],
        paddingBottomRight: [BUTTONS_PX, MARGIN_PX],
        maxZoom: MAX_FIT_ZOOM,
      });
  };
  const fitNow = useEffectEvent(fit);

  useEffect(() => {
    if (!drawn) return;
    pins.current = new PricePins(drawn, { choose: setChosen, light: (home) => lit.light(home, 'map') });
    return () => void (pins.current = null);
  }, [drawn, lit]);

  useEffect(() => {
    if (!drawn) return;
    fitNow();
    setChosen(null);
    const around = layerGroup().addTo(drawn);
    if (point) drawTravelRings(drawn, around, point);
    pins.current?.show(homes);
    return () => void around.remove();
  }, [drawn, homes, point]);

  useEffect(() => {
    if (!drawn) return;
    const layer = layerGroup().addTo(drawn);
    const names = new PlaceLabels(drawn, layer);
    if (type === 'college' && point) names.add({ ...point, name }, 'chosen');
    for (const college of data?.listing?.nearbySchools ?? [])
      if (type !== 'college' || college.id !== id) names.add({ ...college, name: college.displayName }, 'college');
    const { nearbyCities = [] } = data?.city ?? data?.school ?? {};
    for (const city of [data?.city ?? [], nearbyCities].flat()) names.add(city, 'city');
    names.tidy();
    pins.current?.tidy();
    return () => void layer.remove();
  }, [drawn, data, homes, type, id, name, point]);

  useEffect(() => lit.follow((home) => pins.current?.light(home)), [lit]);
  useEffect(() => pins.current?.choose(chosen), [chosen, drawn, homes]);

  const around = useAreaPlace(drawn ?? undefined, place, data);
  const shown = homes.find((home) => home.id === chosen);
  return (
    <div className={css.whole}>
      <div ref={frame} className={css.map} />
      {!shown && around && search && (
        <Anchor
          className={classNames(buttonClass('quiet'), css.area)}
          data-over-map=""
          href={paths.matches({ ...search, locationType: around.type, locationId: Number(around.id), page: 1 })}
        >
          See homes near {around.name}
        </Anchor>
      )}
      {shown && (
        <ListingPreview
          home={shown}
          close={() => {
            setChosen(null);
            pins.current?.focus(shown.id);
          }}
        />
      )}
      <MapButtons view={drawn ?? undefined} fit={fit} />
    </div>
  );
}
