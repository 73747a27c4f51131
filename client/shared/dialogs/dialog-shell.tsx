import { useEffect, useId, useRef, type ReactNode } from 'react';
import { iconButtonClass } from '../../components/button.tsx';
import { closeDialog } from './dialog-store.ts';
import { Icon } from '../../components/icon.tsx';
import css from './dialog-shell.module.css';

/** The initial focus: a field, an element with data-first, or the active cell of a grid (a calendar's day). */
const FIRST = 'input:not([type=hidden]), select, textarea, [data-first], [role=grid] [tabindex="0"]';

interface DialogShellProps {
  title: string;
  children: ReactNode;
}

/** Renders the frame of every dialog with the native <dialog>, so that focus stays inside and Escape closes it. */
export function DialogShell({ title, children }: DialogShellProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    // Its styles stop the page from scrolling: the width of the scrollbar is reserved.
    const page = document.documentElement;
    page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth);
    element.showModal();
    // The browser would focus the close button.
    element.querySelector<HTMLElement>(FIRST)?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        closeDialog();
      }}
      onMouseDown={(event) => void (pressed.current = event.target)}
      onMouseUp={({ target }) => {
        // Only the backdrop is the dialog element itself. A press that began inside is a selection of text; one that ends
        // inside is taken back (2.5.2).
        if (target === dialog.current && pressed.current === dialog.current) closeDialog();
      }}
    >
      <div className={css.head}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={iconButtonClass} aria-label="Close" onClick={closeDialog}>
          <Icon name="cross" />
        </button>
      </div>
      <div className={css.body}>{children}</div>
    </dialog>
  );
}
