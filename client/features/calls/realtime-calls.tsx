import { useEffect, useState } from 'react';
import { onSocketEvent } from '../../graphql/subscription-socket.ts';
import { useCallChangedSubscription, type Call_CallFragment } from './calls.generated.ts';
import css from './calls.module.css';

const outcomeText = ({ listingName, outcome }: Call_CallFragment) =>
  ({
    ringing: `A renter is calling about ${listingName}`,
    missed: `Missed a call about ${listingName}`,
    answered: '',
  })[outcome];

/**
 * Announces ringing and missed calls while the dashboard is open. After an error, the next visit shows the call. `hear`
 * receives each call that rings or ends; `missed` is called when events may have been missed.
 */
export function RealtimeCalls({ hear, missed }: { hear: (call: Call_CallFragment) => void; missed: () => void }) {
  const [newest, setNewest] = useState('');
  const { restart } = useCallChangedSubscription({
    ignoreResults: true,
    onError: () => undefined,
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
