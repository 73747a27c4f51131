import { Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { MAX_COMPARED } from '../../../domain/limits.ts';
import { criteriaLabel } from '../../../domain/alerts/criteria-label.ts';
import { compareListings } from '../../../domain/listings/comparison.ts';
import { parseSharedShortlist } from '../../../domain/listings/shortlist.ts';
import { milesBetween, roundMiles } from '../../../domain/places/distance.ts';
import type { Criteria } from '../../../domain/search/criteria.ts';
import { bestFloorplan } from '../../../domain/search/match-reasons.ts';
import { paths } from '../../app/paths.ts';
import { useLocation } from '../../app/router/router.tsx';
import type { Prepare } from '../../app/router/match-screen.ts';
import { Anchor } from '../../components/anchor.tsx';
import { QuietLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { Head } from '../../components/head.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { searchOf } from '../../shared/search/use-search.ts';
import { CompareDocument, useCompareQuery } from './compare-screen.generated.ts';
import css from './compare-screen.module.css';

const variablesOf = (query: URLSearchParams) => {
  // `college` is the parameter of earlier links.
  const college = /^[1-9]\d{0,9}$/.exec(query.get('location_id') ?? query.get('college') ?? '')?.[0];
  return {
    ids: parseSharedShortlist(query.get('homes')).slice(0, MAX_COMPARED).map(String),
    college: college ?? '0',
    hasCollege: college !== undefined,
  };
};

/** Returns the criteria that the URL states: every reader of a shared comparison sees the same floorplans. */
function criteriaOf(query: URLSearchParams): Criteria {
  const search = new URLSearchParams(query);
  // A search needs a place, a comparison does not.
  search.set('location_id', '1');
  return searchOf(search) ?? {};
}

export const prepare: Prepare = async (client, { search }) => {
  const variables = variablesOf(search);
  if (variables.ids.length > 0) await client.query({ query: CompareDocument, variables });
};

/** Renders up to four homes side by side; what is not stated is said. */
export function Screen() {
  const query = new URLSearchParams(useLocation().search);
  const variables = variablesOf(query);
  const { data, error, refetch } = useCompareQuery({ variables, skip: variables.ids.length === 0 });
  const criteria = criteriaOf(query);
  const what = criteriaLabel(criteria);
  const place = data?.school;
  const compared = data?.listings.flatMap((listing) => {
    const plan = bestFloorplan(listing.floorplans, criteria);
    return plan ? [{ listing, plan, miles: place ? roundMiles(milesBetween(listing, place)) : null }] : [];
  });
  const gone = compared ? variables.ids.length - compared.length : 0;
  return (
    <Stack as={Container} className={css.screen}>
      <Head title="Compare homes" hidden />
      <h1>Compare homes</h1>
      {variables.ids.length === 0 && <p>Select homes to compare on your shortlist.</p>}
      {error && !data && <QueryError error={error} retry={() => void refetch()} />}
      {variables.ids.length > 0 && !data && !error && <Skeleton />}
      {variables.ids.length > 0 && what !== '' && <p>The floorplan that fits best: {what}.</p>}
      {gone > 0 && <p role="status">{gone === 1 ? 'One home is' : `${gone} homes are`} no longer available.</p>}
      {compared && compared.length > 0 && (
        // Scrolls sideways on a phone, by keyboard too.
        <div className={css.scroll} role="region" aria-label="Homes side by side" tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <td />
                {compared.map(({ listing }) => (
                  <th key={listing.id} scope="col">
                    {listing.images[0] && <img src={listing.images[0].small} alt="" width={180} height={120} />}
                    <Anchor href={paths.listing(listing.slug)}>{listing.name}</Anchor>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {compareListings(compared).map(({ label, values }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {values.map((value, index) => (
                    <td key={compared[index]?.listing.id}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {place && <Text>Minutes to {place.displayName} are estimates from the straight-line distance.</Text>}
      <QuietLink href={paths.shortlist()}>Back to your shortlist</QuietLink>
    </Stack>
  );
}
