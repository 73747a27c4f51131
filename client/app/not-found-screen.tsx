import type { ApolloClient } from '@apollo/client';
import { NotFoundNearby, preloadSuggestions } from '../shared/errors/not-found-nearby.tsx';
import type { Address } from './router/match-screen.ts';

export const prepare = (client: ApolloClient, { pathname }: Address) => preloadSuggestions(client, pathname);

export function Screen() {
  return <NotFoundNearby />;
}
