import type { ApolloClient } from '@apollo/client';
import type { Search } from '../../domain/search.ts';
import { searchVariables } from './use-search.ts';
import { WaysOnDocument, useWaysOnQuery } from './ways-on.generated.ts';
import { WaysOn } from './ways-on.tsx';

type Variables = ReturnType<typeof searchVariables>;

/** Fetches what `MoreHomes` shows. */
export const prepareMoreHomes = (client: ApolloClient, { filter }: Variables) =>
  client.query({ query: WaysOnDocument, variables: { filter } });

/** Below few matches: how to come by more of them. It is help, and stays away where it cannot be had. */
export function MoreHomes({ search }: { search: Search }) {
  const { filter } = searchVariables(search);
  const { data } = useWaysOnQuery({ variables: { filter } });
  return data?.waysOn ? <WaysOn search={search} ways={data.waysOn} heading="A little room brings more homes" /> : null;
}
