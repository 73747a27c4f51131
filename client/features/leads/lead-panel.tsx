import { replyMailtoUrl, leadAsText } from '../../../domain/leads/reply-email.ts';
import { leadStages, stageLabel } from '../../../domain/leads/lead-stages.ts';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { Button, buttonClass } from '../../components/button.tsx';
import { Chip, chipGroupClass } from '../../components/chip.tsx';
import { Icon } from '../../components/icon.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import { LeadNote } from './lead-note.tsx';
import type { Lead_LeadFragment } from './leads.generated.ts';
import css from './leads.module.css';
import type { LeadChanges } from './use-lead-changes.ts';

interface LeadPanelProps {
  lead: Lead_LeadFragment;
  changes: LeadChanges;
  /** Closes the lead, then runs the given change, which removes it from the list (spam or not spam). */
  leave: (leave: () => void) => void;
}

async function copy(lead: Lead_LeadFragment): Promise<void> {
  try {
    await navigator.clipboard.writeText(leadAsText(lead));
    notify('Copied.', { tone: 'good' });
  } catch {
    notify("Your browser didn't allow copying. Select the text instead.", { tone: 'bad' });
  }
}

/** Renders all details of a lead and its actions. */
export function LeadPanel({ lead, changes, leave }: LeadPanelProps) {
  const { firstName, email, phone, message, answers, note, spam } = lead;
  const { action, moveTo, markUnread, setSpam, saveNote } = changes;
  return (
    <div className={css.panel}>
      {message && <blockquote className={css.message}>{message}</blockquote>}
      <dl className={css.answers}>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>{phone}</dd>
        </div>
        {answers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!spam && (
        <>
          <div className={css.actions}>
            <a className={buttonClass()} href={replyMailtoUrl(lead)}>
              <Icon name="mail" size={18} /> Reply by email
            </a>
            <a className={buttonClass('quiet')} href={`tel:+1${phone.replace(/\D/g, '')}`}>
              <Icon name="phone" size={18} /> Call {firstName}
            </a>
            <Button look="text" onClick={() => void copy(lead)}>
              Copy
            </Button>
          </div>
          <fieldset>
            <legend className={css.legend}>Lead status</legend>
            <div className={chipGroupClass}>
              {leadStages.map((stage) => (
                <Chip key={stage} pressed={lead.stage === stage} onClick={() => moveTo(stage)}>
                  {stageLabel(stage)}
                </Chip>
              ))}
            </div>
          </fieldset>
          <LeadNote note={note} busy={action.busy} save={saveNote} />
        </>
      )}
      <div className={css.actions}>
        {spam ? (
          <Button look="quiet" busy={action.busy} onClick={() => leave(() => setSpam(false))}>
            Not spam
          </Button>
        ) : (
          <>
            <Button look="text" busy={action.busy} onClick={() => leave(() => setSpam(true))}>
              Mark as spam
            </Button>
            <Button look="text" busy={action.busy} onClick={markUnread}>
              Mark as unread
            </Button>
          </>
        )}
      </div>
      <RequestFailed action={action} />
    </div>
  );
}
