import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { UNTIL_STOPPED } from '../../../domain/billing/renewal-terms.ts';
import { formatDollars } from '../../../domain/format/money.ts';
import { SESSION_EXPIRED } from '../../graphql/error-message.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { paths } from '../../app/paths.ts';
import { openDialog } from '../../shared/dialogs/dialog-store.ts';
import { dismiss, notify } from '../../components/notices/notice-store.ts';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { forgetAccountCredentials } from './draft/account-credentials.ts';
import { useDraft } from './draft/draft-cache.ts';
import { endDraft, onPostingSessionChange, postingSession, type PostingSession } from './draft/posting-session.ts';
import drafts from './draft/draft.module.css';
import { fieldLabel, type MergeConflictField } from './draft/merge-drafts.ts';
import { COULD_NOT_SAVE, saveStatusText, type SaveStatusText } from './draft/save-status-text.ts';
import { SaveStatus } from './draft/save-status.tsx';
import { usePostingOptionsQuery } from './options.generated.ts';
import css from './preview-card.module.css';

const CONFLICT_NOTICE = 'draft-conflicts';
const LazyMergeConflict = lazyPart(async () => (await import('./draft/merge-conflict.tsx')).MergeConflict);

/** What is due when, where the words are kept and until when, and how to throw them away (K16). */
export function DraftPanel() {
  const client = useApolloClient();
  const draft = useDraft();
  const { data } = usePostingOptionsQuery();
  const posting = useSyncExternalStore(
    onPostingSessionChange,
    () => postingSession(client.cache),
    () => undefined,
  );
  const price = data?.options.types.find(({ id }) => id === draft?.type)?.price ?? 0;
  return (
    <div className={drafts.aside}>
      {price > 0 && (
        <p className={css.note}>
          Due after the last step: <b>{formatDollars(price)} a month</b>, renews {UNTIL_STOPPED}.
        </p>
      )}
      {posting && <DraftSaveStatus posting={posting} />}
    </div>
  );
}

const noSubscription = () => () => undefined;

/** What nobody must miss is also said over the page, once: it may stand far from where one types. */
function useAnnouncement(saved: SaveStatusText | null, conflict: MergeConflictField | undefined, type: number | null) {
  const lost = saved?.text === COULD_NOT_SAVE ? `${COULD_NOT_SAVE}. ${saved.note}` : null;
  useEffect(() => {
    if (lost !== null) notify(lost);
  }, [lost]);
  const field = conflict?.field;
  useEffect(() => {
    if (!field) return;
    const run = () => document.querySelector<HTMLElement>(`#${CONFLICT_NOTICE} button`)?.focus();
    const id = notify(`There are two versions of the ${fieldLabel(field, type)}. We kept both.`, {
      action: { label: 'Choose', run },
    });
    return () => dismiss(id);
  }, [field, type]);
}

function DraftSaveStatus({ posting: { persistence, account } }: { posting: PostingSession }) {
  const client = useApolloClient();
  const go = usePreloadedNavigate();
  const draft = useDraft();
  const localState = useSyncExternalStore(persistence.onChange, persistence.saveState, persistence.saveState);
  const inAccount = () => account?.saveState() ?? null;
  const there = useSyncExternalStore(account?.onChange ?? noSubscription, inAccount, inAccount);
  const forget = () => {
    const undoCredentials = forgetAccountCredentials(client.cache);
    const undo = endDraft(client, 'forgotten');
    const run = () => {
      undoCredentials();
      undo();
      void go(paths.post(2));
    };
    void go(paths.post(1));
    notify('Your draft is deleted.', { action: { label: 'Undo', run }, stays: true });
  };
  const act = () => {
    if (there?.state === 'ended') openDialog('login', { message: SESSION_EXPIRED, onSuccess: () => account?.retry() });
    else account?.retry();
  };
  const saved = saveStatusText(localState, there);
  useAnnouncement(saved, localState.conflicts[0], draft?.type ?? null);
  return (
    <>
      <SaveStatus saved={saved} act={act} forget={forget} />
      <div id={CONFLICT_NOTICE}>
        {draft &&
          localState.conflicts.map((conflict) => (
            <LazyMergeConflict
              key={conflict.field}
              draft={draft}
              conflict={conflict}
              choose={(field, whose) => persistence.resolveConflict(field, whose)}
            />
          ))}
      </div>
    </>
  );
}
