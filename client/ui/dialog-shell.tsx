import { useEffect, useId, useRef, type ReactNode } from 'react';
import { closeDialog } from './dialog.ts';
import { Icon } from './icon.tsx';
import css from './dialog-shell.module.css';

interface DialogShellProps {
  title: string;
  children: ReactNode;
  /** What leaving by the cross, Escape or the backdrop means; it closes in any case. */
  onDismiss?: () => void;
}

/** The frame of every dialog: the browser's own <dialog>, so focus stays inside and Escape closes. */
export function DialogShell({ title, children, onDismiss }: DialogShellProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    // The browser would take the cross in the corner.
    element.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, [data-first]')?.focus();
  }, []);
  const dismiss = () => {
    onDismiss?.();
    closeDialog();
  };
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        dismiss();
      }}
      onMouseDown={(event) => {
        // Only the backdrop is the dialog itself; a press inside lands on its contents.
        if (event.target === dialog.current) dismiss();
      }}
    >
      <div className={css.head}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={css.close} aria-label="Close" onClick={dismiss}>
          <Icon name="cross" />
        </button>
      </div>
      <div className={css.body}>{children}</div>
    </dialog>
  );
}
