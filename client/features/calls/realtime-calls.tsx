import { useEffect, useState } from 'react';
import { Text } from '../../components/layout/text.tsx';
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
 * Announces calls; after an error the next visit shows them. `hear` receives each that rings or ends; `missed`: some
 * may be missing.
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
    <Text role="status" aria-live="polite" className={css.news}>
      {newest}
    </Text>
  );
}
