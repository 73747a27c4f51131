import { Cluster } from '../../../components/layout/layout.tsx';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Icon } from '../../../components/icon.tsx';
import css from './draft.module.css';
import type { SaveStatusText } from './save-status-text.ts';

interface SaveStatusProps {
  saved: SaveStatusText | null;
  act: () => void;
  forget: () => void;
}

/** Shows where the words are, and how to delete them. Only trouble is announced, not every saving. */
export function SaveStatus({ saved, act, forget }: SaveStatusProps) {
  const isWarning = saved?.tone === 'warn';
  const words = saved && (
    <>
      <Cluster
        as="p"
        gap={2}
        nowrap
        className={classNames(css.saved, saved.tone === 'busy' && css.busy, isWarning && css.warn)}
      >
        {saved.tone !== 'busy' && <Icon name={isWarning ? 'alert' : 'check'} size={18} />} {saved.text}
      </Cluster>
      {saved.note !== '' && <p className={css.note}>{saved.note}</p>}
    </>
  );
  return (
    <>
      {!isWarning && words}
      <div role="status">{isWarning && words}</div>
      <Cluster rows={0} className={css.buttons}>
        {saved?.act && (
          <Button look="text" onClick={act}>
            {saved.act === 'log in' ? 'Log in' : 'Try again'}
          </Button>
        )}
        {saved && (
          <Button look="text" onClick={forget}>
            Delete draft
          </Button>
        )}
      </Cluster>
    </>
  );
}
