import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { formatDollars } from '../../domain/money.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useGo } from '../use-go.ts';
import { forgetAccount } from './draft/account-memory.ts';
import { useDraft } from './draft/draft-store.ts';
import { forgetDraft, keeperOf } from './draft/posting-start.ts';
import { usePostingOptionsQuery } from './options.generated.ts';
import css from './preview-card.module.css';

const never = () => () => undefined;

/** What is due when, that everything written is kept in this browser, and how to throw it away (K16). */
export function DraftAside() {
  const { cache } = useApolloClient();
  const go = useGo();
  const draft = useDraft();
  const { data } = usePostingOptionsQuery();
  const keeper = keeperOf(cache);
  const savedAt = useSyncExternalStore(
    keeper?.onSaved ?? never,
    () => keeper?.savedAt() ?? null,
    () => null,
  );
  const price = data?.options.types.find(({ id }) => id === draft?.type)?.price ?? 0;
  const forget = () => {
    forgetAccount(cache);
    forgetDraft(cache);
    void go(paths.post(1));
  };
  return (
    <div>
      {price > 0 && (
        <p className={css.note}>
          Due after the last step: <b>{formatDollars(price)} a month</b>, renews until you cancel.
        </p>
      )}
      {(savedAt !== null || draft?.restored === 1) && (
        <p className={css.saved}>
          <Icon name="check" size={18} /> Saved
        </p>
      )}
      <Button look="text" className={css.forget ?? ''} onClick={forget}>
        Forget this draft
      </Button>
    </div>
  );
}
