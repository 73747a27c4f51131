import { formatCount } from '../../../domain/format/numbers.ts';
import { useSessionExpired } from '../../shared/account/use-session-expired.ts';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useApolloClient } from '@apollo/client/react';
import { errorMessage } from '../../graphql/error-message.ts';
import { matchesFilter, searchTerms } from '../../../domain/leads/lead-filter.ts';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useFirstRows } from '../../components/hooks/use-first-rows.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { DownloadCsv } from './download-csv.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadItem, leadToggles } from './lead-item.tsx';
import type { Counts_CountsFragment, Lead_LeadFragment, LeadFilterInput } from './leads.generated.ts';
import css from './leads.module.css';
import { RealtimeLeads } from './realtime-leads.tsx';
import { useInbox } from './use-inbox.ts';

/** Debounce delay of the search field, in milliseconds. */
const PAUSE_MS = 300;
const noFilter: readonly { id: string; name: string }[] = [];

/** Returns whether a new lead matches the current filter. */
const isShown = (lead: Lead_LeadFragment, { listingId, stage, spam, words }: LeadFilterInput) =>
  matchesFilter(
    {
      ...lead,
      listingId: Number(lead.listingId),
      phone: lead.phone.replace(/\D/g, ''),
      isSpam: lead.spam,
      waits: !lead.delivered,
    },
    {
      spam: spam ?? false,
      words: searchTerms(words),
      ...(stage && { stage }),
      ...(listingId && { listingId: Number(listingId) }),
    },
  );

const visibleLeads = (counts: Counts_CountsFragment, { stage, spam }: LeadFilterInput) =>
  spam ? counts.spam : counts[stage ?? 'all'];
const formatLeadCount = (count: number) => formatCount(count, 'lead');

/** Renders the leads of the landlord's listings, newest first, with search, replies and stages. */
export function Inbox({ listings = noFilter }: { listings?: readonly { id: string; name: string }[] }) {
  const client = useApolloClient();
  const [filter, setFilter] = useState<LeadFilterInput>({});
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<string>();
  /** Leads that arrive while one is open: showing them would move it. */
  const [held, setHeld] = useState<readonly Lead_LeadFragment[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const inbox = useInbox(filter);
  const { add, recount, counts, error } = inbox;
  useSessionExpired(error);

  const choose = (next: LeadFilterInput) => {
    setOpen(undefined);
    setHeld([]);
    setFilter(next);
  };
  const wanted = words.trim();
  useEffect(() => {
    if (wanted === (filter.words ?? '')) return undefined;
    const pause = setTimeout(() => {
      const { words: _before, ...others } = filter;
      choose(wanted === '' ? others : { ...others, words: wanted });
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [wanted, filter]);

  const isRead = () =>
    open !== undefined || (list.current?.matches(':hover, :focus-within') ?? false) || held.length > 0;
  const hear = (lead: Lead_LeadFragment) => {
    recount();
    if (!isShown(lead, filter)) return;
    if (isRead()) setHeld((before) => [lead, ...before.filter(({ id }) => id !== lead.id)]);
    else add(lead);
  };
  const missed = useCallback(() => void client.refetchQueries({ include: 'active' }).catch(() => undefined), [client]);
  const { leads } = inbox;
  const isSpam = filter.spam ?? false;
  const shown = useMemo(() => leads?.filter(({ spam }) => spam === isSpam), [leads, isSpam]);
  const first = useFirstRows(shown, (shown?.findIndex(({ id }) => id === open) ?? -1) + 1);
  const top = Number(shown?.[0]?.id ?? 0);
  const news = held.filter(({ id, spam }) => Number(id) > top && !spam);
  const showNews = () => {
    for (const lead of held.toReversed()) add(lead);
    setHeld([]);
    requestAnimationFrame(() => leadToggles(list.current)[0]?.focus());
  };

  const showMore = () => {
    if (first.left === 0) return inbox.fetchMore();
    const next = first.rows?.length ?? 0;
    // At once, so that the focus is not moved from what is pressed next.
    flushSync(first.showAll);
    // The button may be gone, and what follows is what was asked for.
    leadToggles(list.current)[next]?.focus({ preventScroll: true });
  };

  const isFiltered = Object.keys(filter).length > 0;
  const isEmpty = shown?.length === 0 && news.length === 0;
  return (
    <Card as="section" padded={false} id="leads" aria-labelledby="leads-heading" className={css.inbox}>
      <div className={css.head}>
        <h2 id="leads-heading" tabIndex={-1}>
          Leads
          {counts && counts.unread > 0 && <span className={css.unreadCount}>{counts.unread} unread</span>}
        </h2>
        {counts && visibleLeads(counts, filter) > 0 && (
          <DownloadCsv filter={filter} what={formatLeadCount(visibleLeads(counts, filter))} />
        )}
      </div>
      {(isFiltered || (counts && counts.all + counts.spam > 0)) && (
        <LeadFilters
          filter={filter}
          change={choose}
          words={words}
          type={setWords}
          counts={counts}
          listings={listings}
        />
      )}
      <RealtimeLeads hear={hear} missed={missed} />
      <p role="status">
        <VisuallyHidden>
          {isFiltered && shown && counts && `${formatLeadCount(visibleLeads(counts, filter))} found`}
        </VisuallyHidden>
      </p>
      {!shown && !error && <InboxLoading />}
      {!shown && error && (
        <p role="status" className={css.noLeads}>
          {errorMessage(error)}{' '}
          <Button look="text" busy={inbox.asking} onClick={inbox.askAgain}>
            Try again
          </Button>
        </p>
      )}
      {isEmpty && (
        <p className={css.noLeads}>
          {isFiltered
            ? 'No leads found. Try fewer words or all statuses.'
            : 'No leads yet. New ones show up here and in your email.'}
        </p>
      )}
      {news.length > 0 && (
        <Button look="quiet" className={css.newsButton} onClick={showNews}>
          Show {formatCount(news.length, 'new lead')}
        </Button>
      )}
      {shown && shown.length > 0 && (
        <ul role="list" ref={list} onKeyDown={moveAmong}>
          {first.rows?.map((lead) => (
            <LeadItem
              key={lead.id}
              lead={lead}
              isOpen={open === lead.id}
              toggle={() => setOpen(open === lead.id ? undefined : lead.id)}
              changed={recount}
            />
          ))}
        </ul>
      )}
      {(inbox.more || first.left > 0) && shown && (
        <div className={css.more}>
          <Button look="quiet" busy={inbox.fetching.busy} onClick={showMore}>
            Show more
          </Button>
          {counts && (
            <span className={css.facts}>
              {shown.length - first.left} of {formatLeadCount(visibleLeads(counts, filter))}
            </span>
          )}
          <RequestFailed action={inbox.fetching} />
        </div>
      )}
    </Card>
  );
}

/** Moves the focus between leads: arrow keys to the next or previous, Home and End to the first and last; Tab is unaffected. */
function moveAmong(event: KeyboardEvent<HTMLUListElement>): void {
  const all = leadToggles(event.currentTarget);
  const at = all.findIndex((each) => each === event.target);
  if (at < 0) return;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all[to]?.focus();
}

function InboxLoading() {
  return (
    <div className={css.waiting} aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <div key={place} className={css.waits}>
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
