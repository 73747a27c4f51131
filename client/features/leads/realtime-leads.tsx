import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { onSocketEvent } from '../../graphql/subscription-socket.ts';
import { leadName } from './lead-name.ts';
import type { Lead_LeadFragment } from './leads.generated.ts';
import css from './leads.module.css';
import { refetchLeadCounts } from './refetch-lead-counts.ts';
import { useLeadArrivedSubscription, useLeadChangedSubscription } from './realtime-leads.generated.ts';

interface RealtimeLeadsProps {
  /** Called for a new or changed lead; leads already shown update through the cache. */
  hear: (lead: Lead_LeadFragment) => void;
  /** Called when updates may have been missed. */
  missed: () => void;
}

const failed = () => undefined;

/**
 * Subscribes to lead changes while the dashboard is open and announces new leads. A failure here leaves the page
 * unchanged: the lead is there on the next visit, and in the email.
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
      // The leads remaining this month have changed as well.
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
