import type { ApolloClient } from '@apollo/client';
import { stageLabel, type LeadStage } from '../../../domain/leads/lead-stages.ts';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { isAccepted } from '../../shared/dialogs/is-accepted.ts';
import { notify } from '../../components/notices/notice-store.ts';
import { useApolloClient } from '@apollo/client/react';
import {
  useChangeLeadMutation,
  useMarkLeadSpamMutation,
  type Lead_LeadFragment,
  type LeadChangeInput,
} from './leads.generated.ts';

/** Returns the renter's name; a placeholder while the lead is held for the next month. */
export const leadName = ({ firstName, lastName }: Pick<Lead_LeadFragment, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || 'A renter';

/** The inbox and the calls are not refetched while they are read: their entries update in place. */
const isRead = (name: string | undefined) => name === 'LeadInbox' || name === 'MyCalls';

/** Refetches every other active query that counts leads. Errors are ignored: slightly outdated counts are harmless. */
export function refetchLeadCounts(client: ApolloClient): void {
  client
    .refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => !isRead(queryName) })
    .catch(() => undefined);
}

/** Returns the actions on a lead. `changed` is called when the counts must be refetched. */
export function useLeadChanges(lead: Lead_LeadFragment, changed: () => void) {
  const [change] = useChangeLeadMutation();
  const [markSpam] = useMarkLeadSpamMutation();
  const client = useApolloClient();
  const action = useAsyncAction();
  const { id } = lead;
  const name = leadName(lead);

  const write = async (written: LeadChangeInput, good?: () => void) => {
    const { data } = await change({ variables: { id, change: written } });
    if (!isAccepted(data?.changeLead)) return;
    changed();
    good?.();
  };
  const moveTo = (stage: LeadStage, from?: LeadStage) =>
    void action.run(() =>
      write({ stage, read: true }, () =>
        notify(`${name}: ${stageLabel(stage).toLowerCase()}.`, {
          tone: 'good',
          ...(from && { action: { label: 'Undo', run: () => moveTo(from) } }),
        }),
      ),
    );
  const setSpam = (spam: boolean, canUndo = true) =>
    void action.run(async () => {
      const { data } = await markSpam({ variables: { id, spam } });
      if (!isAccepted(data?.markLeadSpam)) return;
      changed();
      refetchLeadCounts(client);
      notify(spam ? `${name} is marked as spam.` : `${name} is not spam anymore.`, {
        tone: 'good',
        ...(canUndo && { action: { label: 'Undo', run: () => setSpam(!spam, false) } }),
      });
    });
  return {
    action,
    moveTo: (stage: LeadStage) => {
      if (stage !== lead.stage) moveTo(stage, lead.stage);
    },
    /** Marks an opened lead as read in the background; nothing waits for it. */
    markRead: () => void change({ variables: { id, change: { read: true } } }).then(changed, () => undefined),
    markUnread: () => void action.run(() => write({ read: false })),
    setSpam: (spam: boolean) => setSpam(spam),
    saveNote: (note: string) =>
      void action.run(() => write({ note }, () => notify('Your note is saved.', { tone: 'good' }))),
  };
}
