import { useEffect, useRef } from 'react';
import { searchOf } from '../../shared/search/use-search.ts';
import { useLocation, useNavigationType } from '../../app/router/router.tsx';
import { useOpenDialog } from '../../shared/dialogs/dialog-store.ts';
import type { WidgetStep } from '../../../domain/widget/messages.ts';
import { useHost } from './host-context.ts';
import { onDialogClosed, visibleViewport } from './viewport.ts';

const steps: Readonly<Record<string, WidgetStep>> = {
  '/questionnaire': 'questionnaire',
  '/matches': 'matches',
  '/matches/none': 'no-matches',
  '/matches/end': 'end-of-matches',
  '/congratulations': 'congratulations',
};

/** Returns the step of a path; undefined for paths that are no step: the choice of a place, a listing. */
function stepOf(pathname: string, search: string): WidgetStep | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (path === '/') return searchOf(new URLSearchParams(search)) ? 'questionnaire' : undefined;
  return steps[path];
}

/** Pixels between a dialog and the frame's end. */
const MARGIN = 16;

/** Returns the height of a frame's content in pixels: the page, including an overflowing list, and an open dialog. */
function contentHeight(): number {
  const root = document.getElementById('root');
  const dialog = document.querySelector('dialog[open]')?.getBoundingClientRect();
  // A dialog's position is relative to the viewport, which never scrolls in a frame.
  return Math.ceil(Math.max(root?.scrollHeight ?? 0, dialog ? dialog.bottom + MARGIN : 0));
}

/**
 * Reports the content's height on each change, never the same twice: a host page that answers with another frame height
 * causes no loop. Nothing in a frame may depend on the viewport's height (`--window` in app/theme/tokens.css).
 */
function reportHeight(tell: (height: number) => void): () => void {
  let lastHeight = 0;
  let waiting = false;
  const measure = () => {
    waiting = false;
    const height = contentHeight();
    if (height === lastHeight) return;
    lastHeight = height;
    tell(height);
  };
  // Not requestAnimationFrame: browsers pause it in frames far below the viewport, whose height is needed all the same.
  const soon = () => {
    if (!waiting) queueMicrotask(measure);
    waiting = true;
  };
  const sizes = new ResizeObserver(soon);
  const root = document.getElementById('root');
  if (root) sizes.observe(root);
  const parts = new MutationObserver(soon);
  parts.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  // Loaded images and fonts change sizes without changing the DOM.
  document.addEventListener('load', soon, true);
  soon();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    document.removeEventListener('load', soon, true);
  };
}

/** Reports to the host page the frame's height, the renter's step, and which part should be visible. */
export function ReportToHost() {
  const host = useHost();
  const location = useLocation();
  const { pathname, search } = location;
  const how = useNavigationType();
  const dialog = useOpenDialog();

  useEffect(() => reportHeight((height) => host.say({ type: 'height', height })), [host]);

  const step = stepOf(pathname, search);
  useEffect(() => {
    if (step) host.say({ type: 'step', step });
  }, [host, step]);

  // Emulates the browser's behavior for a page of its own: navigation scrolls to the top.
  const shown = useRef(pathname + search);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname + search;
    const hidden = (visibleViewport()?.top ?? 0) > 0;
    if (before !== shown.current && how !== 'POP' && hidden) host.say({ type: 'show', top: 0 });
  }, [host, pathname, search, how]);

  // The browser doesn't scroll the host page to a part of the frame.
  useEffect(() => {
    const part = location.hash && document.getElementById(location.hash.slice(1));
    if (part) host.say({ type: 'show', top: part.getBoundingClientRect().top });
  }, [host, location]);

  useEffect(() => {
    if (!dialog) return onDialogClosed();
    // Lazy like the dialog itself; if it fails to load, the dialog stays where it was opened.
    const showing = import('./scroll-to-dialog.ts')
      .then(({ scrollToDialog: showDialog }) => showDialog(visibleViewport, (top) => host.say({ type: 'show', top })))
      .catch(() => undefined);
    return () => void showing.then((stop) => stop?.());
  }, [host, dialog]);
  return null;
}
