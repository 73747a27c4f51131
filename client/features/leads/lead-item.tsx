import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { formatDay } from '../../../domain/format/local-dates.ts';
import { telephoneUrl } from '../../../domain/format/phone-extension.ts';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { leadStages, stageLabel, type LeadStage } from '../../../domain/leads/lead-stages.ts';
import { replyMailtoUrl, leadAsText } from '../../../domain/leads/reply-email.ts';
import { useNow } from '../../app/page-info.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { Button, buttonClass } from '../../components/button.tsx';
import { Chip, chipGroupClass } from '../../components/chip.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Badge, type Tone } from '../../components/badge.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { LeadNote } from './lead-note.tsx';
import type { Lead_LeadFragment } from './leads.generated.ts';
import css from './leads.module.css';
import { leadName, useLeadChanges } from './use-lead-changes.ts';

const tones: Partial<Record<LeadStage, Tone>> = { new: 'notice', rented: 'good' };

interface LeadItemProps {
  lead: Lead_LeadFragment;
  isOpen: boolean;
  toggle: () => void;
  /** Called when the counts must be refetched. */
  changed: () => void;
}

/** Renders one lead of the list: the renter, the listing and the date; when open, all details. */
export function LeadItem({ lead, isOpen, toggle, changed }: LeadItemProps) {
  const now = useNow();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const changes = useLeadChanges(lead, changed);
  const { listingName, type, message, stage, unread, delivered, spam, createdAt } = lead;
  // Opening marks it as read; after "Mark as unread" it stays unread until it is opened again.
  const opened = useEffectEvent(() => {
    if (unread) changes.markRead();
  });
  useEffect(() => {
    if (isOpen) opened();
  }, [isOpen]);

  if (!delivered && !spam) return <WaitingLeadItem lead={lead} />;
  const words = (
    <Text as="span" className={css.snippet}>
      {message || lead.answers.map(({ value }) => value).join(' · ')}
    </Text>
  );
  return (
    <li className={css.lead} data-lead={lead.id}>
      <h3 className={css.leadHead}>
        <button
          ref={button}
          type="button"
          className={css.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
        >
          <Stack as="span" gap={3} className={css.first}>
            <Cluster as="span" rows={1}>
              <span className={classNames(css.name, unread && css.unread)}>
                {unread && <span className={css.dot} aria-hidden="true" />}
                {unread && <VisuallyHidden>Unread: </VisuallyHidden>}
                {leadName(lead)}
              </span>
              <Badge tone={spam ? 'bad' : (tones[stage] ?? 'plain')}>{spam ? 'Spam' : stageLabel(stage)}</Badge>
            </Cluster>
            <Text as="span" className={css.when}>
              {formatDay(createdAt, now)}
              <Icon name="down" size={16} className={css.arrow} />
            </Text>
          </Stack>
          <Text as="span">
            {type === 'request' ? 'Request' : 'Message'} · {listingName}
          </Text>
          {!isOpen && words}
        </button>
      </h3>
      {isOpen && (
        <div
          id={id}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.target instanceof HTMLTextAreaElement) return;
            toggle();
            button.current?.focus();
          }}
        >
          <LeadPanel
            lead={lead}
            changes={changes}
            leave={(leave) => {
              toggle();
              focusNext(button.current);
              leave();
            }}
          />
        </div>
      )}
      {!isOpen && changes.action.failed && <RequestFailed action={changes.action} />}
    </li>
  );
}

/** Renders a lead on hold: the renter's details are not available yet (K23). */
function WaitingLeadItem({ lead: { type, listingName, createdAt } }: { lead: Lead_LeadFragment }) {
  const now = useNow();
  return (
    <li className={css.lead}>
      <div className={css.waits}>
        <Stack gap={3} className={css.first}>
          <Cluster rows={1}>
            <h3 className={css.name}>A renter</h3>
            <Badge tone="plain">On hold</Badge>
          </Cluster>
          <Text as="span" className={css.when}>
            {formatDay(createdAt, now)}
          </Text>
        </Stack>
        <Text>
          {type === 'request' ? 'Request' : 'Message'} · {listingName}
        </Text>
        <Text>On hold until your limit resets or the listing ends.</Text>
      </div>
    </li>
  );
}

interface LeadPanelProps {
  lead: Lead_LeadFragment;
  changes: ReturnType<typeof useLeadChanges>;
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

function LeadPanel({ lead, changes, leave }: LeadPanelProps) {
  const { firstName, email, phone, message, answers, note, spam } = lead;
  const { action, moveTo, markUnread, setSpam, saveNote } = changes;
  return (
    <Stack className={css.panel}>
      {message && <blockquote className={css.message}>{message}</blockquote>}
      <dl className={css.answers}>
        {[{ label: 'Email', value: email }, ...(phone ? [{ label: 'Phone', value: phone }] : []), ...answers].map(
          ({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {!spam && (
        <>
          <Cluster rows={2}>
            <a className={buttonClass()} href={replyMailtoUrl(lead)}>
              <Icon name="mail" size={18} /> Reply by email
            </a>
            {phone && (
              <a className={buttonClass('quiet')} href={telephoneUrl(phone)}>
                <Icon name="phone" size={18} /> Call {firstName}
              </a>
            )}
            <Button look="text" onClick={() => void copy(lead)}>
              Copy
            </Button>
          </Cluster>
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
          <LeadNote leadId={lead.id} note={note} busy={action.busy} save={saveNote} />
        </>
      )}
      <Cluster rows={2}>
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
      </Cluster>
      <RequestFailed action={action} />
    </Stack>
  );
}

/** Returns the buttons that open leads, in document order. */
export const leadToggles = (list: Element | null | undefined): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('h3 > button[aria-expanded]') ?? []),
];

/** Moves the focus to the next lead, else the previous one, else the inbox heading, because the focused lead is removed. */
function focusNext(from: HTMLElement | null): void {
  const all = leadToggles(from?.closest('ul'));
  const at = from ? all.indexOf(from) : -1;
  const next = all[at + 1] ?? all[at - 1] ?? from?.closest('section')?.querySelector<HTMLElement>('h2');
  next?.focus();
}
