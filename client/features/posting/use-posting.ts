import { formatDate } from '../../../domain/format/local-dates.ts';
import type { Logged } from '../../../domain/account/logged.ts';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLocation } from '../../app/router/router.tsx';
import { useViewer, type Viewer } from '../../graphql/viewer.ts';
import { paths } from '../../app/paths.ts';
import { openDialog } from '../../shared/dialogs/dialog-store.ts';
import { dismiss, notify } from '../../components/notices/notice-store.ts';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { forgetAccountCredentials } from './draft/account-credentials.ts';
import { useDraft, type LocalDraft } from './draft/draft-cache.ts';
import { findSavedDraft } from './draft/find-saved-draft.ts';
import { beginPosting, saveToAccount, onEndedElsewhere } from './draft/posting-session.ts';
import { isWithdrawn, propertyTypeLabel } from '../../../domain/options/property-types.ts';
import { PostingOptionsDocument } from './options.generated.ts';
import type { DraftEntry } from './draft/persistence/stored-draft.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';

const dayOf = (at: number): string => formatDate(at, { weekday: 'long', month: 'long', day: 'numeric' });

/** Returns the draft's name and age on one line: "Walnut Row, last changed today." */
export function describeDraft({ draft, savedAt }: DraftEntry, now: number = Date.now()): string {
  const { name, location, type } = draft;
  const what = name.trim() || location.address.trim() || (type === null ? 'A listing' : propertyTypeLabel(type));
  const days = [0, 1].find((ago) => dayOf(now - ago * DAY_MS) === dayOf(savedAt));
  const when = days === undefined ? `on ${dayOf(savedAt)}` : days === 0 ? 'today' : 'yesterday';
  return `${what}, last changed ${when}.`;
}

export interface PostingState {
  draft: LocalDraft;
  viewer: Viewer | null;
  logged: Logged;
}

const ENDED = {
  published: 'This listing was published in another tab.',
  forgotten: 'This draft was deleted in another tab.',
} as const;

/**
 * Returns the draft and its landlord, or null while loading: always on the server, and in the browser until the storage
 * and the session have been read.
 */
export function usePosting(step: 1 | 2 | 3): PostingState | null {
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
    if (known && !isChosen.current) void offer(client, landlord, step === 1, (to) => void go(paths.post(to)));
  }, [client, known, landlord, step, go]);
  // "Undo" for a declined draft is offered until the page is left.
  useEffect(() => () => dismiss(declined), []);
  useEffect(
    () =>
      onEndedElsewhere(({ why, message, undo }) => {
        forgetAccountCredentials(client.cache);
        const again = () => {
          undo();
          void go(paths.post(2));
        };
        if (why === 'forgotten') notify(ENDED.forgotten, { action: { label: 'Undo', run: again }, stays: true });
        else {
          notify(message ?? ENDED.published);
          // The published listing is on the dashboard; an empty first step would be wrong.
          if (landlord !== null && step !== 1) void go(paths.dashboard());
        }
      }),
    [client, go, landlord, step],
  );
  return draft && known ? { draft, viewer, logged } : null;
}

/** The notice about the draft that was declined last. */
let declined = 0;

async function offer(
  client: ApolloClient,
  landlord: string | null,
  fresh: boolean,
  go: (step: 1 | 2) => void,
): Promise<void> {
  const found = await findSavedDraft(client, landlord, fresh);
  if (!found) return;
  const withdrawn = await withdrawnType(client, found.entry.draft.type);
  const next = withdrawn === null ? 2 : 1;
  const restore = () => {
    found.restore();
    go(next);
  };
  const discard = () => {
    const undo = found.discard();
    const run = () => {
      undo();
      go(next);
    };
    declined = notify('Your saved listing is deleted.', { action: { label: 'Undo', run }, stays: true });
  };
  const { name } = found.entry.draft;
  if (found.isInterruption) {
    const what = name === '' ? '' : `, “${name}”`;
    notify(`You have another unfinished listing${what}. If you open it, this one is saved too.`, {
      action: { label: 'Open it', run: restore },
    });
    return;
  }
  // navigation closes dialogs; this one belongs to the new screen
  const about = [
    describeDraft(found.entry),
    ...(withdrawn === null
      ? []
      : [`${propertyTypeLabel(withdrawn)} listings are no longer available: you'll choose another type first.`]),
  ];
  setTimeout(() => openDialog('posting-restore-data', { restore, discard, about: about.join(' ') }));
}

/** Returns the property type of a draft if it is not offered anymore (K12), else null. */
async function withdrawnType(client: ApolloClient, type: number | null): Promise<number | null> {
  const { data } = await client.query({ query: PostingOptionsDocument }).catch(() => ({ data: undefined }));
  return data && isWithdrawn(type, data.options.types) ? type : null;
}
