import { Text } from '../../../components/layout/text.tsx';
import { Cluster, Stack } from '../../../components/layout/layout.tsx';
import { DRAFTS_PER_PAGE } from '../../../../domain/limits.ts';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { formatDay } from '../../../../domain/format/local-dates.ts';
import { formatCount } from '../../../../domain/format/numbers.ts';
import { propertyTypeLabel } from '../../../../domain/options/property-types.ts';
import { DRAFT_RETENTION_MS } from '../../../../domain/posting/drafts/saved-draft.ts';
import { useNow } from '../../../app/page-info.tsx';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { Button, buttonClass } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useRefocus } from '../../../components/hooks/use-refocus.ts';
import { useFirstRows } from '../../../components/hooks/use-first-rows.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { cachedThenFresh } from '../../../graphql/cached-then-fresh.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { DashboardDocument } from '../../../shared/billing/dashboard.generated.ts';
import { PageButtons } from '../page-buttons.tsx';
import css from './drafts.module.css';
import { draftName, type Draft } from './draft-name.ts';
import { DeleteDraftDocument, MyDraftsDocument, useMyDraftsQuery } from './my-drafts.generated.ts';

const FIRST_DRAFTS = 10;

const LazyCheckout = lazyPart(async () => (await import('./drafts-checkout.tsx')).DraftsCheckout);

/** Renders the landlord's unfinished listings, written or imported. Renders nothing without any. */
export function Drafts() {
  const client = useApolloClient();
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const query = useMyDraftsQuery({ variables: { page }, ...cachedThenFresh });
  const { error, loading, refetch } = query;
  const data = query.data ?? query.previousData;
  const first = useFirstRows(data?.myDrafts.drafts, FIRST_DRAFTS);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const [paying, setPaying] = useState<readonly Draft[]>();
  const action = useAsyncAction();
  const focus = useRefocus<HTMLDivElement>({ first: true });
  const reload = () => void refetch().catch(() => undefined);
  if (!data)
    return error ? <LoadError what="Your drafts didn't load." error={error} busy={loading} retry={reload} /> : null;
  const { total, drafts } = data.myDrafts;
  if (total === 0 && !paying) return null;
  const pages = Math.ceil(total / DRAFTS_PER_PAGE);
  const chosen = drafts.filter(({ id }) => picked.includes(id));
  const turn = (to: number) => {
    setPage(to);
    setPicked([]);
    heading.current?.focus();
  };
  const showAll = () => {
    first.showAll();
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[FIRST_DRAFTS]?.focus({ preventScroll: true }));
  };
  const remove = () =>
    action.run(async () => {
      for (const { id } of chosen) await client.mutate({ mutation: DeleteDraftDocument, variables: { id } });
      setAsking(false);
      setPicked([]);
      // The last page may have become empty.
      if (chosen.length === drafts.length && page > 1) setPage(page - 1);
      await refetch();
      heading.current?.focus();
    });
  const closeCheckout = () => {
    setPaying(undefined);
    setPicked([]);
    // Published drafts are listings now; the last page may have become empty.
    setPage(1);
    void client.refetchQueries({ include: [MyDraftsDocument, DashboardDocument] }).catch(() => undefined);
    requestAnimationFrame(() => heading.current?.focus());
  };
  if (paying)
    return (
      <Stack as="section" gap={3} id="drafts" aria-label="Drafts">
        <LazyCheckout drafts={paying} close={closeCheckout} />
      </Stack>
    );
  return (
    <Stack as="section" gap={3} id="drafts" aria-labelledby="drafts-heading">
      <Cluster gap={4} rows={1} align="baseline" spread className={css.head}>
        <h2 id="drafts-heading" ref={heading} tabIndex={-1}>
          Drafts
        </h2>
        <Text role="status">{formatCount(total, 'unfinished listing')}</Text>
      </Cluster>
      <Cluster rows={2} {...focus}>
        {chosen.length === 0 ? (
          <Button look="text" onClick={() => setPicked(drafts.map(({ id }) => id))}>
            Select {pages > 1 ? 'this page' : `all ${total}`}
          </Button>
        ) : asking ? (
          <>
            <Button look="danger" busy={action.busy} onClick={() => void remove()}>
              Delete {formatCount(chosen.length, 'draft')} for good
            </Button>
            <Button look="text" disabled={action.busy} onClick={() => setAsking(false)}>
              Keep
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setPaying(chosen)}>Publish {formatCount(chosen.length, 'draft')}</Button>
            <Button look="quiet" onClick={() => setAsking(true)}>
              Delete {formatCount(chosen.length, 'draft')}
            </Button>
            <Button look="text" onClick={() => setPicked([])}>
              Clear selection
            </Button>
          </>
        )}
      </Cluster>
      <RequestFailed action={action} />
      {error && !query.data && (
        <LoadError what="These drafts didn't load." error={error} busy={loading} retry={reload} />
      )}
      <Stack as="ul" gap={3} role="list" ref={list} aria-busy={!query.data}>
        {first.rows?.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            chosen={picked.includes(draft.id)}
            choose={(add) =>
              setPicked((before) => (add ? [...before, draft.id] : before.filter((id) => id !== draft.id)))
            }
          />
        ))}
      </Stack>
      {first.left > 0 && (
        <Button look="quiet" onClick={showAll}>
          Show {first.left} more
        </Button>
      )}
      <PageButtons label="Pages of your drafts" page={page} pages={pages} turn={turn} />
    </Stack>
  );
}

/** Renders one draft: what it is, what it still needs, and until when it is kept. */
export function DraftRow({ draft, chosen, choose }: { draft: Draft; chosen: boolean; choose: (add: boolean) => void }) {
  const now = useNow();
  const { id, ownId, type, address, missing, savedAt, inReview } = draft;
  const until = formatDay(new Date(Date.parse(savedAt) + DRAFT_RETENTION_MS), now);
  const facts = [type && propertyTypeLabel(type), address, ownId && `ID ${ownId}`].filter(Boolean);
  return (
    <Cluster as="li" rows={2} className={css.row}>
      <input
        type="checkbox"
        className={css.choose}
        aria-label={`Select ${draftName(draft)}`}
        checked={chosen}
        onChange={({ target }) => choose(target.checked)}
      />
      <div className={css.body}>
        <h3>{draftName(draft)}</h3>
        {facts.length > 0 && <Text>{facts.join(' · ')}</Text>}
        <Text>
          {inReview
            ? 'In review.'
            : missing.length === 0
              ? 'Ready to publish.'
              : `Still needed: ${missing.join(', ')}.`}{' '}
          Kept until {until}.
        </Text>
      </div>
      <Anchor className={buttonClass('quiet')} href={`${paths.post(1)}?draft=${encodeURIComponent(id)}`}>
        {inReview ? 'Change the text' : missing.length === 0 ? 'Review and publish' : 'Continue'}
        <VisuallyHidden>: {draftName(draft)}</VisuallyHidden>
      </Anchor>
    </Cluster>
  );
}
