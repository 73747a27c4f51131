import type { ApolloClient } from '@apollo/client';
import { loadChunk } from '../../components/hooks/load-chunk.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
// The styles of the part below, which the server renders.
import '../styles/message-page.module.css';
import '../place-search/place-list.module.css';

const load = () => loadChunk(() => import('./place-suggestions.tsx'));

/** Renders the page for an unknown path, with the places whose names are like its last part; its code comes on demand. */
export const NotFoundNearby = lazyPart(async () => (await load()).SuggestingNotFound);

/** Fetches what `NotFoundNearby` shows for a path. */
export const preloadSuggestions = async (client: ApolloClient, path: string): Promise<void> => {
  await NotFoundNearby.preload();
  await (await load()).fetchSuggestions(client, path);
};
