import type { ApolloClient } from '@apollo/client';
import type { LocationType } from '../../domain/options/location-types.ts';
import { unmetWords } from '../../domain/renter/unmet.ts';
import { TrackedHome } from '../tracking/tracked-home.tsx';
import { HomeCard } from './home-card.tsx';
import { HomesGrid, WaitingHomes } from './homes-grid.tsx';
import {
  ClosestNearDocument,
  HomesNearDocument,
  useClosestNearQuery,
  useHomesNearQuery,
} from './homes-near.generated.ts';
import { DemoNote } from './demo-note.tsx';
import { collegeOf } from './map/college-of.ts';
import { QueryTrouble } from './query-trouble.tsx';
import { useWishes } from './use-search.ts';
import css from './place-screen.module.css';

const variables = (type: LocationType, id: string) => ({ filter: { locationType: type, locationId: id } });

/** Fetches what `HomesNear` shows, once its place is known. */
export async function prepareHomesNear(client: ApolloClient, type: LocationType, id: string): Promise<void> {
  const { data } = await client.query({ query: HomesNearDocument, variables: variables(type, id) });
  if (data?.searchHousing?.meta.total === 0)
    await client.query({ query: ClosestNearDocument, variables: variables(type, id) });
}

interface HomesNearProps {
  type: LocationType;
  id: string;
  name: string;
}

/** Some homes of a place, as any search would order them; where there are none, the closest. */
export function HomesNear({ type, id, name }: HomesNearProps) {
  const wishes = useWishes({});
  const { data, error, loading, refetch } = useHomesNearQuery({ variables: variables(type, id) });
  const homes = data?.searchHousing?.data ?? [];
  const schoolId = type === 'college' ? id : undefined;
  const college = data?.searchHousing && collegeOf(data.searchHousing.location);
  return (
    <section className={css.section} aria-labelledby="homes">
      <h2 id="homes">
        Homes {type === 'state' ? 'in' : 'near'} {name}
      </h2>
      {loading && !data && <WaitingHomes />}
      {error && !data && <QueryTrouble error={error} retry={() => void refetch()} />}
      {data && homes.length === 0 && <Closest type={type} id={id} schoolId={schoolId} />}
      {homes.length > 0 && (
        <HomesGrid>
          {homes.map(({ listing }, index) => (
            <TrackedHome key={listing.id} id={listing.id} position={index + 1} schoolId={schoolId}>
              <HomeCard
                listing={listing}
                wishes={wishes}
                schoolId={schoolId}
                to={college ?? undefined}
                // On a phone the first is the largest thing in the window.
                wanted={index === 0 ? 'first' : 'later'}
              />
            </TrackedHome>
          ))}
        </HomesGrid>
      )}
      {homes.some(({ listing }) => listing.demo) && <DemoNote />}
    </section>
  );
}

/** The closest homes to a place that has none, each saying how far it is. */
function Closest({ type, id, schoolId }: Omit<HomesNearProps, 'name'> & { schoolId: string | undefined }) {
  const wishes = useWishes({});
  const { data } = useClosestNearQuery({ variables: variables(type, id) });
  const homes = data?.closestHousing?.data ?? [];
  return (
    <>
      <p className={css.words}>No homes here yet.{homes.length > 0 && ' These come closest.'}</p>
      <HomesGrid>
        {homes.map(({ listing, unmet }, index) => (
          <TrackedHome key={listing.id} id={listing.id} position={index + 1} schoolId={schoolId}>
            <HomeCard
              listing={listing}
              wishes={wishes}
              schoolId={schoolId}
              misses={unmet.map((missed) => ({ kind: 'misses', text: unmetWords(missed) }))}
            />
          </TrackedHome>
        ))}
      </HomesGrid>
      {homes.some(({ listing }) => listing.demo) && <DemoNote />}
    </>
  );
}
