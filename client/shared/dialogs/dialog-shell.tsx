import { useEffect, useId, useRef, type ReactNode } from 'react';
import { closeDialog } from './dialog-store.ts';
import { Icon } from '../../components/icon.tsx';
import css from './dialog-shell.module.css';

/** Where the focus begins: at a field, at what says so, at the place of a grid (a calendar's day). */
const FIRST = 'input:not([type=hidden]), select, textarea, [data-first], [role=grid] [tabindex="0"]';

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
    // Its styles stop the page from scrolling: where a scrollbar takes room, that room is kept.
    const page = document.documentElement;
    page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth);
    element.showModal();
    // The browser would take the cross in the corner.
    element.querySelector<HTMLElement>(FIRST)?.focus();
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
