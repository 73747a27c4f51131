import { NotFoundNearby, preloadSuggestions } from '../shared/errors/not-found-nearby.tsx';
import type { Prepare } from './router/match-screen.ts';

export const prepare: Prepare = (client, { pathname }) => preloadSuggestions(client, pathname);

export function Screen() {
  return <NotFoundNearby />;
}
