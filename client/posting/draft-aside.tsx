import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { formatDollars } from '../../domain/money.ts';
import { SESSION_OVER } from '../apollo/words-for.ts';
import { later } from '../later.tsx';
import { paths } from '../paths.ts';
import { openDialog } from '../ui/dialog.ts';
import { dismiss, notify } from '../ui/notice.ts';
import { useGo } from '../use-go.ts';
import { accountOf, forgetAccount, rememberAccount } from './draft/account-memory.ts';
import { useDraft } from './draft/draft-store.ts';
import { endDraft, onPosting, postingOf, type Posting } from './draft/posting-start.ts';
import drafts from './draft/draft.module.css';
import { fieldWords } from './draft/field-words.ts';
import type { Clash } from './draft/merge-drafts.ts';
import { COULD_NOT_SAVE, saveWords, type SaveWords } from './draft/save-words.ts';
import { SavedState } from './draft/saved-state.tsx';
import { usePostingOptionsQuery } from './options.generated.ts';
import css from './preview-card.module.css';

const CLASHES = 'draft-clashes';
const ClashChoice = later(async () => (await import('./draft/clash-choice.tsx')).ClashChoice);

/** What is due when, where the words are kept and until when, and how to throw them away (K16). */
export function DraftAside() {
  const client = useApolloClient();
  const draft = useDraft();
  const { data } = usePostingOptionsQuery();
  const posting = useSyncExternalStore(
    onPosting,
    () => postingOf(client.cache),
    () => undefined,
  );
  const price = data?.options.types.find(({ id }) => id === draft?.type)?.price ?? 0;
  return (
    <div className={drafts.aside}>
      {price > 0 && (
        <p className={css.note}>
          Due after the last step: <b>{formatDollars(price)} a month</b>, renews until you cancel.
        </p>
      )}
      {posting && <Keeping posting={posting} />}
    </div>
  );
}

const never = () => () => undefined;

/** What nobody must miss is also said over the page, once: it may stand far from where one types. */
function useSpoken(saved: SaveWords | null, clashes: readonly Clash[]): void {
  const lost = saved?.words === COULD_NOT_SAVE ? `${COULD_NOT_SAVE}. ${saved.note}` : null;
  useEffect(() => {
    if (lost !== null) notify(lost);
  }, [lost]);
  const field = clashes[0]?.field;
  useEffect(() => {
    if (!field) return undefined;
    const run = () => document.querySelector<HTMLElement>(`#${CLASHES} button`)?.focus();
    const id = notify(`There are two versions of the ${fieldWords(field)}. Both are kept.`, {
      action: { label: 'Choose', run },
    });
    return () => dismiss(id);
  }, [field]);
}

function Keeping({ posting: { keeper, account } }: { posting: Posting }) {
  const client = useApolloClient();
  const go = useGo();
  const draft = useDraft();
  const kept = useSyncExternalStore(keeper.onChange, keeper.kept, keeper.kept);
  const inAccount = () => account?.inAccount() ?? null;
  const there = useSyncExternalStore(account?.onChange ?? never, inAccount, inAccount);
  const forget = () => {
    const credentials = accountOf(client.cache);
    forgetAccount(client.cache);
    const undo = endDraft(client, 'forgotten');
    const run = () => {
      rememberAccount(client.cache, credentials);
      undo();
      void go(paths.post(2));
    };
    void go(paths.post(1));
    notify('Your draft is forgotten.', { action: { label: 'Undo', run }, stays: true });
  };
  const act = () => {
    if (there?.state === 'ended') openDialog('login', { message: SESSION_OVER, onSuccess: () => account?.retry() });
    else account?.retry();
  };
  const saved = saveWords(kept, there);
  useSpoken(saved, kept.clashes);
  return (
    <>
      <SavedState saved={saved} act={act} forget={forget} />
      <div id={CLASHES}>
        {draft &&
          kept.clashes.map((clash) => (
            <ClashChoice
              key={clash.field}
              draft={draft}
              clash={clash}
              choose={(field, whose) => keeper.choose(field, whose)}
            />
          ))}
      </div>
    </>
  );
}
