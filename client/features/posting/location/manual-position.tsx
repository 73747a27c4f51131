import type { ComponentProps } from 'react';
import { Button } from '../../../components/button.tsx';
import parts from '../sections/section-fields.module.css';
import css from './location.module.css';
import { SetPosition } from './set-position.tsx';

interface ManualPositionProps extends ComponentProps<typeof SetPosition> {
  /** Why the landlord must set the position, or move the pin; undefined for an address that is found. */
  message: string | undefined;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Lets the landlord set the position of an address that cannot be found, or move the pin of a found one (K39). */
export function ManualPosition({ message, open, setOpen, ...position }: ManualPositionProps) {
  return (
    <div className={message === undefined ? css.move : parts.lost}>
      {message === undefined ? (
        <Button look="text" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide the map' : 'Check the map or adjust the pin'}
        </Button>
      ) : (
        <div>
          <p role="status">{message}</p>
          {!position.at && <p>If the address is right, show us where the home is on the map and continue.</p>}
        </div>
      )}
      {(open || message !== undefined) && <SetPosition {...position} />}
    </div>
  );
}
