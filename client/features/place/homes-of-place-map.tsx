import { useState } from 'react';
import { formatNumber } from '../../../domain/format/numbers.ts';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { usePreferences } from '../../shared/search/use-search.ts';
import { createHighlightedListing } from '../../shared/listings-map/highlighted-listing.ts';
import { ListingsMap } from '../../shared/listings-map/listings-map.tsx';
import { useHomesOfPlaceQuery } from './homes-of-place-map.generated.ts';
import css from '../../shared/styles/place-page.module.css';

/** Renders the first page of a place's homes on a map; nothing while they are not known. */
export function HomesOfPlaceMap({ type, id }: { type: LocationType; id: string }) {
  const preferences = usePreferences();
  const [lit] = useState(createHighlightedListing);
  const { data } = useHomesOfPlaceQuery({ variables: { filter: { locationType: type, locationId: id } } });
  const found = data?.searchHousing;
  if (!found) return null;
  return (
    <>
      <ListingsMap matches={found.data} criteria={preferences} place={found.location} lit={lit} />
      {found.meta.total > found.data.length && (
        <p className={css.mapNote}>
          The first {found.data.length} of {formatNumber(found.meta.total)} homes
        </p>
      )}
    </>
  );
}
