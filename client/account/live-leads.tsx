import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { onChannel } from '../apollo/live-channel.ts';
import { DashboardDocument, type LeadItem_LeadFragment } from './dashboard.generated.ts';
import css from './dashboard.module.css';
import { useLeadArrivedSubscription } from './live-leads.generated.ts';

/** Puts a lead at the top of the list, once. */
function addLead(cache: ApolloCache, lead: LeadItem_LeadFragment): void {
  cache.updateQuery({ query: DashboardDocument }, (data) =>
    data ? { ...data, myLeads: [lead, ...data.myLeads.filter(({ id }) => id !== lead.id)] } : undefined,
  );
}

const failed = () => undefined;

/**
 * Hears of new leads while the dashboard is open, and says so. Whatever fails here leaves the page as it is: the lead
 * stands there at the next visit, and in the mail.
 */
export function LiveLeads() {
  const client = useApolloClient();
  const [newest, setNewest] = useState('');
  const { restart } = useLeadArrivedSubscription({
    ignoreResults: true,
    onError: failed,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const lead = data.leadArrived;
      addLead(client.cache, lead);
      setNewest(`${lead.firstName} ${lead.lastName}`);
      // The figures and what is left of the month have changed as well.
      client.refetchQueries({ include: [DashboardDocument] }).catch(failed);
    },
  });
  useEffect(
    () =>
      onChannel({
        missed: () => void client.refetchQueries({ include: [DashboardDocument] }).catch(failed),
        loggedIn: restart,
      }),
    [client, restart],
  );
  return (
    <p role="status" aria-live="polite" className={css.facts}>
      {newest && `New lead: ${newest}`}
    </p>
  );
}
