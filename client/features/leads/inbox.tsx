import { Cluster } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { formatCount } from '../../../domain/format/numbers.ts';
import { useSessionExpired } from '../../shared/account/use-session-expired.ts';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useApolloClient } from '@apollo/client/react';
import { LoadErrorLine } from '../../shared/errors/load-error-line.tsx';
import { CSV_PATH } from '../../../domain/leads/leads-csv.ts';
import { matchesFilter, searchTerms } from '../../../domain/leads/lead-filter.ts';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SkeletonRows } from '../../shared/loading/skeleton-rows.tsx';
import { FIRST_ROWS, useFirstRows } from '../../components/hooks/use-first-rows.ts';
import { classNames } from '../../components/class-names.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { serverUrl } from '../../graphql/transport.ts';
import { DownloadButton } from '../../shared/billing/download-button.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadItem, leadToggles } from './lead-item.tsx';
import type { Lead_LeadFragment, LeadFilterInput } from './leads.generated.ts';
import css from './leads.module.css';
import { RealtimeLeads } from './realtime-leads.tsx';
import { useInbox } from './use-inbox.ts';

const SEARCH_DEBOUNCE_MS = 300;

const isShown = (lead: Lead_LeadFragment, { listingId, stage, spam, text }: LeadFilterInput) =>
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
      terms: searchTerms(text),
      ...(stage && { stage }),
      ...(listingId && { listingId: Number(listingId) }),
    },
  );

/** Returns the URL of the CSV file with all leads that match the filter, not only the first twenty. */
function csvUrl({ listingId, stage, spam, text }: LeadFilterInput): string {
  const query = new URLSearchParams({
    ...(listingId && { listing: listingId }),
    ...(stage && { stage }),
    ...(spam && { spam: '1' }),
    ...(text && { text }),
  }).toString();
  return serverUrl(`${CSV_PATH as '/'}${query && `?${query}`}`);
}

interface InboxProps {
  listings?: readonly { id: string; name: string; leadsCount: number }[];
}

/** Renders the leads of the landlord's listings, newest first, with search, replies and stages. */
export function Inbox({ listings = [] }: InboxProps) {
  const client = useApolloClient();
  const [filter, setFilter] = useState<LeadFilterInput>({});
  const [text, setText] = useState('');
  const [open, setOpen] = useState<string>();
  /** Leads that arrive while one is open: showing them would move it. */
  const [held, setHeld] = useState<readonly Lead_LeadFragment[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const inbox = useInbox(filter);
  const { leads, add, recount, counts, error } = inbox;
  useSessionExpired(error);

  const choose = (next: LeadFilterInput) => {
    setOpen(undefined);
    setHeld([]);
    setFilter(next);
  };
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === (filter.text ?? '')) return undefined;
    const pause = setTimeout(() => choose({ ...filter, text: wanted || undefined }), SEARCH_DEBOUNCE_MS);
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

  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const found = counts ? counts[isSpam ? 'spam' : (filter.stage ?? 'all')] : 0;
  const foundLabel = formatCount(found, 'lead');
  const hasMany = listings.reduce((sum, { leadsCount }) => sum + leadsCount, 0) >= FIRST_ROWS;
  const isEmpty = shown?.length === 0 && news.length === 0;
  return (
    <Card as="section" padded={false} id="leads" aria-labelledby="leads-heading" className={css.inbox}>
      <Cluster gap={4} rows={0} spread className={css.head}>
        <h2 id="leads-heading" tabIndex={-1}>
          Leads
          {counts && counts.unread > 0 && <span className={css.unreadCount}>{counts.unread} unread</span>}
        </h2>
        {found > 0 && (
          <div>
            <DownloadButton
              url={csvUrl(filter)}
              mediaType="text/csv"
              fileName="leads.csv"
              look="text"
              aria-label={`Download CSV of ${foundLabel}`}
            >
              Download CSV
            </DownloadButton>
          </div>
        )}
      </Cluster>
      {(isFiltered || (counts && counts.all + counts.spam > 0)) && (
        <LeadFilters filter={filter} change={choose} text={text} type={setText} counts={counts} listings={listings} />
      )}
      <RealtimeLeads hear={hear} missed={missed} />
      <p role="status">
        <VisuallyHidden>{isFiltered && shown && counts && `${foundLabel} found`}</VisuallyHidden>
      </p>
      {!shown && !error && (
        <SkeletonRows
          className={classNames(css.waiting, hasMany && css.waitingMany)}
          rowClass={css.waits}
          rows={hasMany ? 2 * FIRST_ROWS : 3}
          shapes={['title', 'line']}
        />
      )}
      {!shown && error && (
        <Text as={LoadErrorLine} className={css.noLeads} error={error} busy={inbox.loading} refetch={inbox.refetch} />
      )}
      {isEmpty && (
        <Text className={css.noLeads}>
          {isFiltered
            ? 'No leads found. Try fewer words or all statuses.'
            : 'No leads yet. New ones show up here and in your email.'}
        </Text>
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
        <Cluster gap={4} rows={2} className={css.more}>
          <Button look="quiet" busy={inbox.fetching.busy} onClick={showMore}>
            Show more
          </Button>
          {counts && (
            <Text as="span">
              {shown.length - first.left} of {foundLabel}
            </Text>
          )}
          <RequestFailed action={inbox.fetching} />
        </Cluster>
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
