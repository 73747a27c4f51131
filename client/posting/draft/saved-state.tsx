import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './draft.module.css';
import type { SaveWords } from './save-words.ts';

interface SavedStateProps {
  /** Null while nothing has been written. */
  saved: SaveWords | null;
  /** Logs in or tries again, whichever is offered. */
  act: () => void;
  forget: () => void;
}

/**
 * Where the words are, and how to throw them away. Only trouble is spoken aloud: who listens while typing is not told of
 * every saving.
 */
export function SavedState({ saved, act, forget }: SavedStateProps) {
  const trouble = saved?.tone === 'warn';
  const words = saved && (
    <>
      <p className={classes(css.saved, saved.tone === 'busy' && css.busy, trouble && css.warn)}>
        {saved.tone !== 'busy' && <Icon name={trouble ? 'alert' : 'check'} size={18} />} {saved.words}
      </p>
      {saved.note !== '' && <p className={css.note}>{saved.note}</p>}
    </>
  );
  return (
    <>
      {!trouble && words}
      <div role="status">{trouble && words}</div>
      <div className={css.buttons}>
        {saved?.act && (
          <Button look="text" onClick={act}>
            {saved.act === 'log in' ? 'Log in' : 'Try again'}
          </Button>
        )}
        {saved && (
          <Button look="text" onClick={forget}>
            Forget this draft
          </Button>
        )}
      </div>
    </>
  );
}
