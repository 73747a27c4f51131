import { latLngBounds, layerGroup } from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RenterPreferences } from '../../../../domain/search/match-reasons.ts';
import type { HomeCard_ListingFragment } from '../../../shared/listing-card/listing-card.generated.ts';
import { ListingPreview } from './listing-preview.tsx';
import type { HighlightedListing } from './highlighted-listing.ts';
import { useAroundMapQuery } from '../../../shared/map/map-listing.generated.ts';
import { MapButtons } from '../../../shared/map/map-buttons.tsx';
import { toMapListing, type MapPlace } from '../../../shared/map/map-listing.ts';
import { PlaceLabels } from '../../../shared/map/place-labels.ts';
import { drawTravelRings } from '../../../shared/map/markers.ts';
import { PricePins } from './price-pins.ts';
import { useMap } from '../../../shared/map/use-map.ts';
import css from '../../../shared/map/map.module.css';

const MAX_FIT_ZOOM = 14.5;
const MARGIN_PX = 44;

interface ListingsMapProps {
  matches: readonly { listing: HomeCard_ListingFragment }[];
  wishes: RenterPreferences;
  place: MapPlace;
  lit: HighlightedListing;
}

/** Renders the listings of a list on a map with their prices, and travel-time rings in minutes around the searched college. */
export function ListingsMap({ matches, wishes: { bedrooms, bathrooms, maxBudget }, place, lit }: ListingsMapProps) {
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
      drawn?.fitBounds(latLngBounds(points), { padding: [MARGIN_PX, MARGIN_PX], maxZoom: MAX_FIT_ZOOM });
  };
  const fitted = useRef(fit);
  fitted.current = fit;

  useEffect(() => {
    if (!drawn) return;
    pins.current = new PricePins(drawn, { choose: setChosen, light: (home) => lit.light(home, 'map') });
    return () => void (pins.current = null);
  }, [drawn, lit]);

  useEffect(() => {
    if (!drawn) return;
    fitted.current();
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

  const shown = homes.find((home) => home.id === chosen);
  return (
    <div className={css.whole}>
      <div ref={frame} className={css.map} />
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
