import { MAX_CONTACT_REQUESTS } from '../../../domain/limits.ts';
import { useState } from 'react';
import { useRenter } from '../../shared/renter/renter-store.ts';
import type { ContactListing } from '../../shared/dialogs/dialog-store.ts';
import type { UnavailableReason } from './shortlist-row.tsx';

interface SelectableListing extends ContactListing {
  trouble?: UnavailableReason | undefined;
}

/** Returns the listings selected for one contact request: by default those not contacted before. */
export function useSelectedListings(homes: readonly SelectableListing[]) {
  const { requests } = useRenter();
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const wasAsked = (id: string) => requests.includes(id);
  const isChosen = (id: string) => said.get(id) ?? !wasAsked(id);
  const all = homes.filter(({ id, trouble }) => trouble === undefined && isChosen(id));
  return {
    wasAsked,
    isChosen,
    toggle: (id: string) => setSaid((now) => new Map(now).set(id, !isChosen(id))),
    /** Limited to the maximum of one contact request. */
    chosen: all.slice(0, MAX_CONTACT_REQUESTS).map(({ id, name, slug, schoolId }) => ({ id, name, slug, schoolId })),
    /** The number selected beyond that limit. */
    later: Math.max(0, all.length - MAX_CONTACT_REQUESTS),
  };
}
