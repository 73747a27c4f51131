import { Button } from '../../ui/button.tsx';
import parts from '../sections/parts.module.css';

interface StaleNoteProps {
  message: string;
  takeTheirs: () => void;
  keepMine: () => void;
}

/** Somebody (another tab, a colleague) changed the listing meanwhile: nothing is overwritten unasked. */
export function StaleNote({ message, takeTheirs, keepMine }: StaleNoteProps) {
  return (
    <div className={parts.lost} role="alert">
      <p>{message}</p>
      <div className={parts.pin}>
        <Button look="quiet" onClick={takeTheirs}>
          Load the newer version
        </Button>
        <Button look="quiet" onClick={keepMine}>
          Publish mine over it
        </Button>
      </div>
    </div>
  );
}
