import { useEffect } from 'react';
import { useBrand } from '../app/page-info.tsx';
import { Redirect } from '../app/router/redirect.tsx';
import { paths } from '../app/paths.ts';
import { NotFound } from '../shared/errors/not-found.tsx';
import { QueryError } from '../shared/errors/query-error.tsx';
import { useLocation, useParams } from '../app/router/router.tsx';
import type { Prepare } from '../app/router/match-screen.ts';
import { useUpdateRenter } from '../shared/renter/renter-store.ts';
import { PageLoading } from '../components/page-loading.tsx';
import { Container } from '../components/container.tsx';
import { FramePlaceDocument, useFramePlaceQuery, type FramePlaceQuery } from './place-screen.generated.ts';

const variablesOf = (slug = '') => ({ slug });

export const prepare: Prepare = (client, { params }) =>
  client.query({ query: FramePlaceDocument, variables: variablesOf(params['slug']) });

/** Returns the place of a path by its place type: a college and a city may have the same name. */
function placeOf(pathname: string, { school, city, state }: FramePlaceQuery) {
  if (pathname.startsWith('/college/')) return school && ({ type: 'college', id: school.id } as const);
  if (pathname.startsWith('/city/')) return city && ({ type: 'city', id: city.id } as const);
  return state && ({ type: 'state', id: state.id } as const);
}

/** Renders the questionnaire of a place chosen in a frame, because the frame has no place pages. */
export function Screen() {
  const { slug } = useParams();
  const { pathname } = useLocation();
  const { code, name } = useBrand();
  const { data, error, refetch } = useFramePlaceQuery({ variables: variablesOf(slug) });
  const update = useUpdateRenter();
  const loading = !data && !error;
  useEffect(() => {
    update((renter) => ({ ...renter, widgetSchoolLoading: loading }));
    return () => update((renter) => ({ ...renter, widgetSchoolLoading: false }));
  }, [loading, update]);
  if (error && !data)
    return (
      <Container narrow>
        <QueryError error={error} retry={() => void refetch()} />
      </Container>
    );
  if (!data) return <PageLoading title={name} />;
  const place = placeOf(pathname, data);
  if (!place) return <NotFound title="Place not found" />;
  return <Redirect to={paths.questionnaire(place.type, place.id, code)} />;
}
