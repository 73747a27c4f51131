import { useMemo } from 'react';
import { useLocation } from '../../app/router/router.tsx';
import { parseSharedShortlist } from '../../../domain/listings/shortlist.ts';
import type { Prepare } from '../../app/router/match-screen.ts';
import { SavedShortlist } from './saved-shortlist.tsx';
import { SharedShortlist } from './shared-shortlist.tsx';
import { ShortlistDocument } from './shortlist.generated.ts';

const idsOf = (query: URLSearchParams) => parseSharedShortlist(query.get('homes')).map(String);

export const prepare: Prepare = async (client, { search }) => {
  const ids = idsOf(search);
  if (ids.length > 0) await client.query({ query: ShortlistDocument, variables: { ids } });
};

/** Renders the listings saved in this browser, or those of a shared URL. */
export function Screen() {
  const { search } = useLocation();
  const ids = useMemo(() => idsOf(new URLSearchParams(search)), [search]);
  const college = /^\d{1,10}$/.exec(new URLSearchParams(search).get('college') ?? '')?.[0];
  return ids.length > 0 ? <SharedShortlist key={ids.join()} ids={ids} college={college} /> : <SavedShortlist />;
}
