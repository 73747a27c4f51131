import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { OnTheWayLines } from './on-the-way-lines.tsx';
import { uploadsOfDraft } from './uploads-of.ts';

/** At the payment: pictures of step 2 that are still being sent, or did not arrive. Nothing is published without them. */
export function OnTheWay() {
  const { cache } = useApolloClient();
  const queue = uploadsOfDraft(cache);
  const { sending } = useSyncExternalStore(queue.subscribe, queue.now, queue.now);
  const failed = sending.filter((one) => one.failed).length;
  return <OnTheWayLines underWay={sending.length - failed} failed={failed} />;
}
