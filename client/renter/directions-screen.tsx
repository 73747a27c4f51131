import type { ApolloClient } from '@apollo/client';
import { useLocation } from '../router.tsx';
import { directionsOfAddress, directionsVariables } from './directions-of-address.ts';
import { requestIdOf } from '../error-boundary.tsx';
import type { Address } from '../screen.ts';
import { Trouble } from '../ui/trouble.tsx';
import { DirectionsPage } from './directions-page.tsx';
import { DirectionsDocument, useDirectionsQuery } from './directions-screen.generated.ts';
import { NotFound } from './not-found.tsx';
import { PlaceWaiting } from './place-waiting.tsx';
import type { DirectionsAsked } from '../../domain/renter/directions.ts';

export const prepare = async (client: ApolloClient, { search }: Address) => {
  const asked = directionsOfAddress(search);
  if (asked) await client.query({ query: DirectionsDocument, variables: directionsVariables(asked) });
};

/** The way from a home to a college; an address that says no place leads to the search. */
export function Screen() {
  const { search } = useLocation();
  const asked = directionsOfAddress(new URLSearchParams(search));
  return asked ? <Directions asked={asked} /> : <NotFound title="We cannot tell from where to where" />;
}

function Directions({ asked }: { asked: DirectionsAsked }) {
  const { data, error, refetch } = useDirectionsQuery({ variables: directionsVariables(asked) });
  if (error && !data) return <Trouble requestId={requestIdOf(error)} retry={() => void refetch()} />;
  if (!data) return <PlaceWaiting />;
  return <DirectionsPage asked={asked} directions={data.directions} />;
}
