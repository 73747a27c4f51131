import { useState } from 'react';
import { ASK_MOST } from '../../domain/renter/shortlist.ts';
import { useRenter } from '../apollo/renter-store.ts';
import type { AskedHome } from '../ui/dialog.ts';
import type { RowTrouble } from './shortlist-row.tsx';

interface Choosable extends AskedHome {
  trouble?: RowTrouble | undefined;
}

/** Which homes of a list are asked together: those not asked before, until the renter says otherwise. */
export function useChosen(homes: readonly Choosable[]) {
  const { requests } = useRenter();
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const wasAsked = (id: string) => requests.includes(id);
  const isChosen = (id: string) => said.get(id) ?? !wasAsked(id);
  const all = homes.filter(({ id, trouble }) => trouble === undefined && isChosen(id));
  return {
    wasAsked,
    isChosen,
    toggle: (id: string) => setSaid((now) => new Map(now).set(id, !isChosen(id))),
    /** At most as many as are asked at once. */
    chosen: all.slice(0, ASK_MOST).map(({ id, name, slug }) => ({ id, name, slug })),
    /** Chosen beyond that. */
    later: Math.max(0, all.length - ASK_MOST),
  };
}
