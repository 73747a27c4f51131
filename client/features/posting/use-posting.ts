import { formatDate } from '../../../domain/format/local-dates.ts';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLocation } from '../../app/router/router.tsx';
import { useViewer } from '../../graphql/viewer.ts';
import { paths } from '../../app/paths.ts';
import { openDialog } from '../../shared/dialogs/dialog-store.ts';
import { dismiss, notify } from '../../components/notices/notice-store.ts';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { forgetAccountCredentials } from './draft/account-credentials.ts';
import { useDraft } from './draft/draft-cache.ts';
import { findSavedDraft } from './draft/find-saved-draft.ts';
import { beginPosting, saveToAccount, onEndedElsewhere } from './draft/posting-session.ts';
import { isWithdrawn, propertyTypeLabel } from '../../../domain/options/property-types.ts';
import { PostingOptionsDocument } from './options.generated.ts';
import type { DraftEntry } from './draft/persistence/stored-draft.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';

const dayOf = (at: number): string => formatDate(at, { weekday: 'long', month: 'long', day: 'numeric' });

/** Returns the draft's name and age on one line: "Walnut Row, last changed today." */
export function describeDraft({ draft, savedAt }: DraftEntry): string {
  const { name, location, type } = draft;
  const what = name.trim() || location.address.trim() || (type === null ? 'A listing' : propertyTypeLabel(type));
  const recent = ['today', 'yesterday'].find((_, ago) => dayOf(Date.now() - ago * DAY_MS) === dayOf(savedAt));
  return `${what}, last changed ${recent ?? `on ${dayOf(savedAt)}`}.`;
}

export type PostingState = NonNullable<ReturnType<typeof usePosting>>;

/** Returns the draft and its landlord; null while the storage and the session are read, and on the server. */
export function usePosting(step: 1 | 2 | 3) {
  const client = useApolloClient();
  const go = usePreloadedNavigate();
  const draft = useDraft();
  const { viewer, logged, known } = useViewer();
  const landlord = viewer?.id ?? null;
  // The address names the draft to go on with.
  const isChosen = useRef(new URLSearchParams(useLocation().search).has('draft'));
  const draftId = draft?.draftId;
  useEffect(() => beginPosting(client.cache, step === 1), [client, step]);
  useEffect(() => {
    if (known) saveToAccount(client, landlord);
  }, [client, known, landlord, draftId]);
  useEffect(() => {
    if (!known || isChosen.current) return undefined;
    const left = new AbortController();
    void offerSavedDraft(client, landlord, {
      fresh: step === 1,
      left: left.signal,
      go: (to) => void go(paths.post(to)),
    });
    return () => left.abort();
  }, [client, known, landlord, step, go]);
  // "Undo" for a declined draft is offered until the page is left.
  useEffect(() => () => dismiss(lastDeclinedNotice), []);
  useEffect(
    () =>
      onEndedElsewhere(({ why, message, undo }) => {
        forgetAccountCredentials(client.cache);
        const run = () => {
          undo();
          void go(paths.post(2));
        };
        if (why === 'forgotten')
          notify('This draft was deleted in another tab.', { action: { label: 'Undo', run }, stays: true });
        else {
          notify(message ?? 'This listing was published in another tab.');
          // The published listing is on the dashboard; an empty first step would be wrong.
          if (landlord !== null && step !== 1) void go(paths.dashboard());
        }
      }),
    [client, go, landlord, step],
  );
  return draft && known ? { draft, viewer, logged } : null;
}

let lastDeclinedNotice = 0;

interface OfferOptions {
  /** Whether this is the first step. */
  fresh: boolean;
  /** Aborted once the page is left. */
  left: AbortSignal;
  go: (to: 1 | 2) => void;
}

async function offerSavedDraft(client: ApolloClient, landlord: string | null, { fresh, left, go }: OfferOptions) {
  const found = await findSavedDraft(client, landlord, fresh);
  if (!found) return;
  const { name, type } = found.entry.draft;
  const { data } = await client.query({ query: PostingOptionsDocument }).catch(() => ({ data: undefined }));
  if (left.aborted) return;
  found.markPrompted();
  // its type may not be offered anymore (K12)
  const withdrawn = data && isWithdrawn(type, data.options.types) ? type : null;
  const next = withdrawn === null ? 2 : 1;
  const thenGo = (work: () => void) => () => {
    work();
    go(next);
  };
  const restore = thenGo(found.restore);
  const discard = () => {
    const run = thenGo(found.discard());
    lastDeclinedNotice = notify('Your saved listing is deleted.', { action: { label: 'Undo', run }, stays: true });
  };
  if (found.isInterruption) {
    const what = name === '' ? '' : `, “${name}”`;
    const message = `You have another unfinished listing${what}. If you open it, this one is saved too.`;
    return void notify(message, { action: { label: 'Open it', run: restore } });
  }
  let about = describeDraft(found.entry);
  if (withdrawn !== null)
    about += ` ${propertyTypeLabel(withdrawn)} listings are no longer available: you'll choose another type first.`;
  openDialog('posting-restore-data', { restore, discard, about });
}
