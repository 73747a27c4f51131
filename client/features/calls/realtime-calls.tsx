import { useEffect, useState } from 'react';
import { onSocketEvent } from '../../graphql/subscription-socket.ts';
import { useCallChangedSubscription, type Call_CallFragment } from './calls.generated.ts';
import css from './calls.module.css';

interface RealtimeCallsProps {
  /** Called when a call rings or ends; the cache has already updated a call that is shown. */
  hear: (call: Call_CallFragment) => void;
  /** Called when events may have been missed. */
  missed: () => void;
}

const outcomeText = ({ listingName, outcome }: Call_CallFragment) =>
  ({
    ringing: `A renter is calling about ${listingName}`,
    missed: `Missed a call about ${listingName}`,
    answered: '',
  })[outcome];
const failed = () => undefined;

/**
 * Subscribes to calls while the dashboard is open and announces ringing and missed ones; an answered call needs no
 * announcement. Errors leave the page as it is: the next visit shows the call.
 */
export function RealtimeCalls({ hear, missed }: RealtimeCallsProps) {
  const [newest, setNewest] = useState('');
  const { restart } = useCallChangedSubscription({
    ignoreResults: true,
    onError: failed,
    onData: ({ data: { data } }) => {
      if (!data) return;
      setNewest(outcomeText(data.callChanged));
      hear(data.callChanged);
    },
  });
  useEffect(() => onSocketEvent({ missed, loggedIn: restart }), [missed, restart]);
  return (
    <p role="status" aria-live="polite" className={css.news}>
      {newest}
    </p>
  );
}
