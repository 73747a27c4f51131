import type { Notice } from './notice-store.ts';

/** A notice's way back. The notice goes with its button, so the focus returns to where it was when the notice was said. */
export function undoAction(run: () => void): NonNullable<Notice['action']> {
  const from = document.activeElement;
  return {
    label: 'Undo',
    run: () => {
      if (from instanceof HTMLElement) from.focus({ preventScroll: true });
      run();
    },
  };
}
