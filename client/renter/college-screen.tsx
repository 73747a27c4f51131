import type { ApolloClient } from '@apollo/client';
import { useParams } from 'react-router';
import { paths } from '../paths.ts';
import type { Address } from '../screen.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Trouble } from '../ui/trouble.tsx';
import { requestIdOf } from '../error-boundary.tsx';
import { CollegePageDocument, useCollegePageQuery } from './college-screen.generated.ts';
import { prepareHomesNear } from './homes-near.tsx';
import { NotFound } from './not-found.tsx';
import { homesWords } from './place-list.tsx';
import { PlaceScreen } from './place-screen.tsx';
import { PlaceWaiting } from './place-waiting.tsx';

export const prepare = async (client: ApolloClient, { params }: Address) => {
  const { data } = await client.query({ query: CollegePageDocument, variables: { slug: params['slug'] ?? '' } });
  if (data?.school) await prepareHomesNear(client, 'college', data.school.id);
};

export function Screen() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useCollegePageQuery({ variables: { slug } });
  if (error && !data) return <Trouble requestId={requestIdOf(error)} retry={() => void refetch()} />;
  if (!data) return <PlaceWaiting />;
  const college = data.school;
  if (!college) return <NotFound title="We do not know that college" />;
  const { id, displayName, city, state, enrolment, listingsCount, page, url } = college;
  return (
    <PlaceScreen
      type="college"
      id={id}
      name={displayName}
      url={url}
      page={page}
      heading={`Housing near ${displayName}`}
      homes={listingsCount}
      facts={[
        `${homesWords(listingsCount)} within 10 miles`,
        `${city}, ${state}`,
        ...(enrolment > 0 ? [`About ${enrolment.toLocaleString('en-US')} students`] : []),
      ]}
    >
      <p>
        More in <Anchor href={paths.state(state)}>the whole state</Anchor>.
      </p>
    </PlaceScreen>
  );
}
