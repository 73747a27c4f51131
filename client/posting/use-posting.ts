import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useViewer, type Viewer } from '../apollo/viewer.ts';
import { paths } from '../paths.ts';
import { openDialog } from '../ui/dialog.ts';
import { notify } from '../ui/notice.ts';
import { useGo } from '../use-go.ts';
import { forgetAccount } from './draft/account-memory.ts';
import { useDraft, type LocalDraft } from './draft/draft-store.ts';
import { aboutDraft } from './draft/about-draft.ts';
import { findOffer } from './draft/find-offer.ts';
import { beginPosting, keepInAccount, onEndedElsewhere } from './draft/posting-start.ts';

export interface Posting {
  draft: LocalDraft;
  viewer: Viewer | null;
}

const ENDED = {
  published: 'This listing was published in another tab.',
  forgotten: 'This draft was forgotten in another tab.',
} as const;

/**
 * The draft and its landlord, or null while they are being found: on the server, and in the browser until the storage
 * and the session have been looked into.
 */
export function usePosting(step: 1 | 2 | 3): Posting | null {
  const client = useApolloClient();
  const go = useGo();
  const draft = useDraft();
  const { viewer, known } = useViewer();
  const landlord = viewer?.id ?? null;
  const draftId = draft?.draftId;
  useEffect(() => beginPosting(client.cache, step === 1), [client, step]);
  useEffect(() => {
    if (known) keepInAccount(client, landlord);
  }, [client, known, landlord, draftId]);
  useEffect(() => {
    if (known) void offer(client, landlord, step === 1, () => void go(paths.post(2)));
  }, [client, known, landlord, step, go]);
  useEffect(
    () =>
      onEndedElsewhere(({ why, message, undo }) => {
        forgetAccount(client.cache);
        const again = () => {
          undo();
          void go(paths.post(2));
        };
        if (why === 'forgotten') notify(ENDED.forgotten, { action: { label: 'Undo', run: again }, stays: true });
        else {
          notify(message ?? ENDED.published);
          // What it has become is there, not on an empty first step.
          if (landlord !== null && step !== 1) void go(paths.dashboard());
        }
      }),
    [client, go, landlord, step],
  );
  return draft && known ? { draft, viewer } : null;
}

async function offer(
  client: ApolloClient,
  landlord: string | null,
  fresh: boolean,
  toSections: () => void,
): Promise<void> {
  const found = await findOffer(client, landlord, fresh);
  if (!found) return;
  const restore = () => {
    found.restore();
    toSections();
  };
  const { name } = found.entry.draft;
  if (found.inTheMiddle) {
    const what = name === '' ? '' : `, “${name}”`;
    notify(`You have another unfinished listing${what}. This one is kept too if you open it.`, {
      action: { label: 'Open it', run: restore },
    });
    return;
  }
  // arriving at a screen closes dialogs; this one belongs to the screen that has just been reached
  setTimeout(() =>
    openDialog('posting-restore-data', { restore, discard: found.discard, about: aboutDraft(found.entry) }),
  );
}
