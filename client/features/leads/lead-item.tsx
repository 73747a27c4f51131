import { formatDay } from '../../../domain/format/local-dates.ts';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { stageLabel, type LeadStage } from '../../../domain/leads/lead-stages.ts';
import { useNow } from '../../app/page-info.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Badge, type Tone } from '../../components/badge.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { leadName } from './lead-name.ts';
import { LeadPanel } from './lead-panel.tsx';
import type { Lead_LeadFragment } from './leads.generated.ts';
import css from './leads.module.css';
import { useLeadChanges } from './use-lead-changes.ts';

const tones: Record<LeadStage, Tone> = {
  new: 'notice',
  contacted: 'plain',
  toured: 'plain',
  rented: 'good',
  closed: 'plain',
};

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
  const { markRead } = changes;
  const { listingName, kind, message, stage, unread, delivered, spam, createdAt } = lead;
  // Opening marks it as read; after "Mark as unread" it stays unread until it is opened again.
  const opened = useEffectEvent(() => {
    if (unread) markRead();
  });
  useEffect(() => {
    if (isOpen) opened();
  }, [isOpen]);

  if (!delivered) return <WaitingLeadItem lead={lead} />;
  const words = <span className={css.snippet}>{message || lead.answers.map(({ value }) => value).join(' · ')}</span>;
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
          <span className={css.first}>
            <span className={css.row}>
              <span className={classNames(css.name, unread && css.unread)}>
                {unread && (
                  <>
                    <span className={css.dot} aria-hidden="true" />
                    <VisuallyHidden>Unread: </VisuallyHidden>
                  </>
                )}
                {leadName(lead)}
              </span>
              <Badge tone={spam ? 'bad' : tones[stage]}>{spam ? 'Spam' : stageLabel(stage)}</Badge>
            </span>
            <span className={css.when}>
              {formatDay(createdAt, now)}
              <Icon name="down" size={16} className={css.arrow} />
            </span>
          </span>
          <span className={css.facts}>
            {kind === 'request' ? 'Request' : 'Message'} · {listingName}
          </span>
          {!isOpen && words}
        </button>
      </h3>
      {isOpen ? (
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
      ) : (
        changes.action.failed && <RequestFailed action={changes.action} />
      )}
    </li>
  );
}

/** Renders a lead held for the house's next month: the renter's details are not available yet (K23). */
function WaitingLeadItem({ lead: { kind, listingName, createdAt } }: { lead: Lead_LeadFragment }) {
  const now = useNow();
  return (
    <li className={css.lead}>
      <div className={css.waits}>
        <div className={css.first}>
          <div className={css.row}>
            <h3 className={css.name}>A renter</h3>
            <Badge tone="plain">On hold</Badge>
          </div>
          <span className={css.when}>{formatDay(createdAt, now)}</span>
        </div>
        <p className={css.facts}>
          {kind === 'request' ? 'Request' : 'Message'} · {listingName}
        </p>
        <p className={css.facts}>On hold until this month&apos;s limit resets.</p>
      </div>
    </li>
  );
}

/** Returns the buttons that open leads, in document order. */
export const leadToggles = (list: Element | null | undefined): HTMLElement[] =>
  [...(list?.querySelectorAll('h3 > button[aria-expanded]') ?? [])].filter((each) => each instanceof HTMLElement);

/** Moves the focus to the next lead, else the previous one, else the inbox heading, because the focused lead is removed. */
function focusNext(from: HTMLElement | null): void {
  const all = leadToggles(from?.closest('ul'));
  const at = from ? all.indexOf(from) : -1;
  const next = all[at + 1] ?? all[at - 1] ?? from?.closest('section')?.querySelector<HTMLElement>('h2');
  next?.focus();
}
