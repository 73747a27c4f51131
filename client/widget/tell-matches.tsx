import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { FrameMessage } from '../../domain/widget/messages.ts';
import { searchVariables, useSearch } from '../renter/use-search.ts';
import { useLocation } from '../router.tsx';
import { useHost } from './host-context.ts';

/** The screens that have found something; those of what comes closest have a second part. */
const FOUND = /^\/matches(\/none)?\/?$/;

/** Tells the page around how many homes a search has found, each number once. */
export function TellMatches() {
  const host = useHost();
  const client = useApolloClient();
  const { pathname } = useLocation();
  const search = useSearch();
  useEffect(() => {
    const screen = FOUND.exec(pathname);
    if (!screen || !search) return undefined;
    let told: number | undefined;
    const tell = (found: FrameMessage & { type: 'matches' }) => {
      if (found.total !== told) host.say(found);
      told = found.total;
    };
    const asked = { client, variables: searchVariables(search), tell };
    // Nobody waits for it, so it comes after what is seen.
    const hearing = import('./hear-matches.ts').then(({ hearFound, hearClosest }) =>
      screen[1] ? hearClosest(asked) : hearFound(asked),
    );
    // What cannot be loaded is told of by the screen that needs it too.
    hearing.catch(() => undefined);
    return () => void hearing.then((stop) => stop()).catch(() => undefined);
  }, [host, client, pathname, search]);
  return null;
}
