import type { ApolloClient } from '@apollo/client';
import { useBrand } from '../boot.tsx';
import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import { NotFound } from '../renter/not-found.tsx';
import { QueryTrouble } from '../renter/query-trouble.tsx';
import { useLocation, useParams } from '../router.tsx';
import type { Address } from '../screen.ts';
import { PageWaiting } from '../ui/page-waiting.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { FramePlaceDocument, useFramePlaceQuery, type FramePlaceQuery } from './place-screen.generated.ts';

const variablesOf = (slug = '') => ({ slug });

export const prepare = (client: ApolloClient, { params }: Address) =>
  client.query({ query: FramePlaceDocument, variables: variablesOf(params['slug']) });

/** The place of an address by its kind: a college and a city may be called alike. */
function placeOf(pathname: string, { school, city, state }: FramePlaceQuery) {
  if (pathname.startsWith('/college/')) return school && ({ type: 'college', id: school.id } as const);
  if (pathname.startsWith('/city/')) return city && ({ type: 'city', id: city.id } as const);
  return state && ({ type: 'state', id: state.id } as const);
}

/** A place that was chosen in a frame: the questions about it, for the frame has no pages of places. */
export function Screen() {
  const { slug } = useParams();
  const { pathname } = useLocation();
  const { code, name } = useBrand();
  const { data, error, refetch } = useFramePlaceQuery({ variables: variablesOf(slug) });
  if (error && !data)
    return (
      <Wrap narrow>
        <QueryTrouble error={error} retry={() => void refetch()} />
      </Wrap>
    );
  if (!data) return <PageWaiting title={name} />;
  const place = placeOf(pathname, data);
  if (!place) return <NotFound title="We do not know that place" />;
  return <NavigateAway to={paths.questionnaire(place.type, place.id, code)} />;
}
