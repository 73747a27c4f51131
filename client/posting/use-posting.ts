import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useViewer, type Viewer } from '../apollo/viewer.ts';
import { paths } from '../paths.ts';
import { openDialog } from '../ui/dialog.ts';
import { useGo } from '../use-go.ts';
import { useDraft, type LocalDraft } from './draft/draft-store.ts';
import { beginPosting, takeOffer } from './draft/posting-start.ts';

export interface Posting {
  draft: LocalDraft;
  viewer: Viewer | null;
}

/**
 * The draft and its landlord, or null while they are being found: on the server, and in the browser until the storage
 * and the session have been looked into.
 */
export function usePosting(step: 1 | 2 | 3): Posting | null {
  const { cache } = useApolloClient();
  const go = useGo();
  const draft = useDraft();
  const { viewer, known } = useViewer();
  useEffect(() => {
    beginPosting(cache, step === 1);
    const offer = step === 1 ? takeOffer(cache) : undefined;
    if (!offer) return;
    const restore = () => {
      offer.restore();
      void go(paths.post(2));
    };
    // arriving at a screen closes dialogs; this one belongs to the screen that has just been reached
    setTimeout(() => openDialog('posting-restore-data', { restore, discard: offer.discard }));
  }, [cache, step, go]);
  return draft && known ? { draft, viewer } : null;
}
