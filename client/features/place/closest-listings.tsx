import type { ApolloClient } from '@apollo/client';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { withUnmetCriteria } from '../../../domain/search/labels/unmet-criteria-label.ts';
import { TrackedCards } from '../../shared/tracking/tracked-card.tsx';
import { DemoNotice } from '../../shared/listing-card/demo-notice.tsx';
import { usePreferences } from '../../shared/search/use-search.ts';
import { ClosestNearDocument, useClosestNearQuery } from './place-listings.generated.ts';
import { placeVariables, toPlaceCard } from './place-card.ts';
import css from '../../shared/styles/place-page.module.css';

/** Fetches the data of `ClosestListings`. */
export const preloadClosestListings = (client: ApolloClient, type: LocationType, id: string) =>
  client.query({ query: ClosestNearDocument, variables: placeVariables(type, id) });

/** The closest homes to a place that has none, each saying how far it is. */
export function ClosestListings({ type, id, name }: { type: LocationType; id: string; name: string }) {
  const preferences = usePreferences();
  const { data } = useClosestNearQuery({ variables: placeVariables(type, id) });
  const homes = data?.closestHousing?.data ?? [];
  return (
    <>
      <p className={css.words}>No homes here yet.{homes.length > 0 && ' These are the closest.'}</p>
      <TrackedCards
        cards={homes.map(({ listing, unmet }) => ({
          ...toPlaceCard(listing, type, name),
          explain: (reasons) => withUnmetCriteria(unmet, reasons),
        }))}
        preferences={preferences}
        schoolId={type === 'college' ? id : undefined}
      />
      {homes.some(({ listing }) => listing.demo) && <DemoNotice />}
    </>
  );
}
