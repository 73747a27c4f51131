import { Button } from '../../ui/button.tsx';
import css from './images.module.css';
import type { Sending } from './use-uploads.ts';

interface SendingTileProps {
  sending: Sending;
  retry: () => void;
  drop: () => void;
}

/** A picture on its way, with how far it is; one that failed is quiet and can be tried again (K53). */
export function SendingTile({ sending: { file, progress, failed }, retry, drop }: SendingTileProps) {
  return (
    <div className={css.tile}>
      <div className={css.sending}>
        <span className={css.file}>{file.name}</span>
        {failed ? (
          <Button look="quiet" onClick={retry}>
            Try again
          </Button>
        ) : (
          <progress max={1} value={progress} aria-label={`Sending ${file.name}`} />
        )}
        <Button look="text" onClick={drop}>
          {failed ? 'Remove' : 'Cancel'}
        </Button>
      </div>
    </div>
  );
}
