import { useEffect, useState } from 'react';
import { onSocketEvent } from '../../graphql/subscription-socket.ts';
import { useCallChangedSubscription, type Call_CallFragment } from './calls.generated.ts';
import css from './calls.module.css';

interface RealtimeCallsProps {
  /** A call rings, or is over; one that is shown has followed by itself. */
  hear: (call: Call_CallFragment) => void;
  /** Something may have been missed. */
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
 * Hears of calls while the dashboard is open, and says that they come; who talked knows how that ended. Whatever fails here
 * leaves the page as it is: the call stands there at the next visit.
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
