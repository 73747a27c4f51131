import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { onSocketEvent } from '../../graphql/subscription-socket.ts';
import { leadName } from './lead-name.ts';
import type { Lead_LeadFragment } from './leads.generated.ts';
import css from './leads.module.css';
import { refetchLeadCounts } from './refetch-lead-counts.ts';
import { useLeadArrivedSubscription, useLeadChangedSubscription } from './realtime-leads.generated.ts';

interface RealtimeLeadsProps {
  /** A lead came, or one stands otherwise than before; what is shown of it has followed by itself. */
  hear: (lead: Lead_LeadFragment) => void;
  /** Something may have been missed. */
  missed: () => void;
}

const failed = () => undefined;

/**
 * Hears of leads while the dashboard is open, and says that they come. Whatever fails here leaves the page as it is: the
 * lead stands there at the next visit, and in the mail.
 */
export function RealtimeLeads({ hear, missed }: RealtimeLeadsProps) {
  const client = useApolloClient();
  const [newest, setNewest] = useState('');
  const arrived = useLeadArrivedSubscription({
    ignoreResults: true,
    onError: failed,
    onData: ({ data: { data } }) => {
      if (!data) return;
      setNewest(`New lead: ${leadName(data.leadArrived)}`);
      hear(data.leadArrived);
      // What is left of the month has changed as well.
      refetchLeadCounts(client);
    },
  });
  const changed = useLeadChangedSubscription({
    ignoreResults: true,
    onError: failed,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const lead = data.leadChanged;
      hear(lead);
      if (lead.spam || !lead.delivered) refetchLeadCounts(client);
    },
  });
  const [restart, restartChanged] = [arrived.restart, changed.restart];
  useEffect(
    () =>
      onSocketEvent({
        missed,
        loggedIn: () => {
          restart();
          restartChanged();
        },
      }),
    [missed, restart, restartChanged],
  );
  return (
    <p role="status" aria-live="polite" className={css.news}>
      {newest}
    </p>
  );
}
