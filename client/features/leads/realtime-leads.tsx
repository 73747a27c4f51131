import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Text } from '../../components/layout/text.tsx';
import { onSocketEvent } from '../../graphql/subscription-socket.ts';
import type { Lead_LeadFragment } from './leads.generated.ts';
import css from './leads.module.css';
import { leadName, refetchLeadCounts } from './use-lead-changes.ts';
import { useLeadArrivedSubscription, useLeadChangedSubscription } from './realtime-leads.generated.ts';

/**
 * Announces new leads; after an error the next visit shows them. `hear` receives new and changed ones; `missed`: some
 * may be missing.
 */
export function RealtimeLeads({ hear, missed }: { hear: (lead: Lead_LeadFragment) => void; missed: () => void }) {
  const client = useApolloClient();
  const [newest, setNewest] = useState('');
  const arrived = useLeadArrivedSubscription({
    ignoreResults: true,
    onError: () => undefined,
    onData: ({ data: { data } }) => {
      if (!data) return;
      setNewest(`New lead: ${leadName(data.leadArrived)}`);
      hear(data.leadArrived);
      // The leads remaining this month have changed as well.
      refetchLeadCounts(client);
    },
  });
  const changed = useLeadChangedSubscription({
    ignoreResults: true,
    onError: () => undefined,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const lead = data.leadChanged;
      hear(lead);
      if (lead.spam || !lead.delivered) refetchLeadCounts(client);
    },
  });
  const [restart, restartChanged] = [arrived.restart, changed.restart];
  useEffect(() => {
    const loggedIn = () => {
      restart();
      restartChanged();
    };
    return onSocketEvent({ missed, loggedIn });
  }, [missed, restart, restartChanged]);
  return (
    <Text role="status" aria-live="polite" className={css.news}>
      {newest}
    </Text>
  );
}
