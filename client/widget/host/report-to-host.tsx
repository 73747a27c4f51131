import { useEffect, useRef } from 'react';
import { searchOf } from '../../shared/search/use-search.ts';
import { useLocation, useNavigationType } from '../../app/router/router.tsx';
import { useOpenDialog } from '../../shared/dialogs/dialog-store.ts';
import type { WidgetStep } from '../../../domain/widget/messages.ts';
import { useHost } from './host-context.ts';
import { reportHeight } from './report-height.ts';
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

/** Reports to the host page the frame's height, the renter's step, and which part should be visible. */
export function ReportToHost() {
  const host = useHost();
  const { pathname, search } = useLocation();
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
