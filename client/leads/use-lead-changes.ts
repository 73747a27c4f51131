import { stageLabel, type LeadStage } from '../../domain/leads/stages.ts';
import { useAction, type Action } from '../form/use-action.ts';
import { openDialog } from '../ui/dialog.ts';
import { notify } from '../ui/notice.ts';
import { undo } from '../ui/undo.ts';
import { useApolloClient } from '@apollo/client/react';
import { refreshFigures } from './refresh-figures.ts';
import { leadName } from './lead-name.ts';
import {
  useChangeLeadMutation,
  useMarkLeadSpamMutation,
  type ChangedLeadFragment,
  type Lead_LeadFragment,
  type LeadChangeInput,
} from './leads.generated.ts';

export interface LeadChanges {
  action: Action;
  moveTo: (stage: LeadStage) => void;
  /** It stands open: nobody waits for that to be kept, and it holds nothing up. */
  markRead: () => void;
  markUnread: () => void;
  setSpam: (spam: boolean) => void;
  saveNote: (note: string) => void;
}

/** Says why a change was refused. @returns whether it was done */
function isDone(answer: ChangedLeadFragment | undefined): boolean {
  if (!answer) throw new Error('The server gave no answer');
  if (!('errors' in answer)) return true;
  openDialog('notification', { message: answer.errors[0]?.messages[0] ?? 'That was refused.', button: 'OK' });
  return false;
}

/**
 * What can be done with a lead. The answer carries the lead, so every place that shows it follows by itself; what is easily
 * pressed by mistake is as easily undone. `changed` hears that something else must be counted anew.
 */
export function useLeadChanges(lead: Lead_LeadFragment, changed: () => void): LeadChanges {
  const [change] = useChangeLeadMutation();
  const [markSpam] = useMarkLeadSpamMutation();
  const client = useApolloClient();
  const action = useAction();
  const { id } = lead;
  const name = leadName(lead);

  const write = async (written: LeadChangeInput, good?: () => void) => {
    const { data } = await change({ variables: { id, change: written } });
    if (!isDone(data?.changeLead)) return;
    changed();
    good?.();
  };
  const moveTo = (stage: LeadStage, from?: LeadStage) =>
    void action.run(() =>
      write({ stage, read: true }, () =>
        notify(`${name}: ${stageLabel(stage).toLowerCase()}.`, {
          tone: 'good',
          ...(from && { action: undo(() => moveTo(from)) }),
        }),
      ),
    );
  const setSpam = (spam: boolean, canUndo = true) =>
    void action.run(async () => {
      const { data } = await markSpam({ variables: { id, spam } });
      if (!isDone(data?.markLeadSpam)) return;
      changed();
      refreshFigures(client);
      notify(spam ? `${name} is marked as spam.` : `${name} is no spam.`, {
        tone: 'good',
        ...(canUndo && { action: undo(() => setSpam(!spam, false)) }),
      });
    });
  return {
    action,
    moveTo: (stage) => {
      if (stage !== lead.stage) moveTo(stage, lead.stage);
    },
    markRead: () => void change({ variables: { id, change: { read: true } } }).then(changed, () => undefined),
    markUnread: () => void action.run(() => write({ read: false })),
    setSpam: (spam) => setSpam(spam),
    saveNote: (note) => void action.run(() => write({ note }, () => notify('Your note is saved.', { tone: 'good' }))),
  };
}
