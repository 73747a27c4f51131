import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import css from './settings.module.css';

interface SettingRowProps {
  /** What it is: "Email". */
  label: string;
  /** What it is now. */
  value: ReactNode;
  /** Something to know of it, beneath. */
  note?: ReactNode;
  /** Its form stands there, in the place of the button. */
  isOpen: boolean;
  open: () => void;
  /** The form that changes it. */
  children: ReactNode;
}

/** One thing of an account: what it is now, and behind "Change" the form that changes it. */
export function SettingRow({ label, value, note, isOpen, open, children }: SettingRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const was = useRef(isOpen);
  // The focus goes into the form, and comes back to where it was opened.
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    if (isOpen) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    else if (document.activeElement === document.body) button.current?.focus();
  }, [isOpen]);
  return (
    <div className={css.row}>
      <div>
        <div className={css.label}>{label}</div>
        <div className={css.value}>{value}</div>
      </div>
      {!isOpen && (
        <Button ref={button} look="text" onClick={open}>
          Change <VisuallyHidden>{label.toLowerCase()}</VisuallyHidden>
        </Button>
      )}
      {note}
      {isOpen && (
        <div ref={form} className={css.open}>
          {children}
        </div>
      )}
    </div>
  );
}
