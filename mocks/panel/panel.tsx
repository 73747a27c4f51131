import { useEffect, useState } from 'react';
import type { MockedPage } from '../page/mocked-page.ts';
import { scenarioOf } from '../scenarios.ts';
import { Drawer } from './drawer.tsx';
import { usePageState } from './page-state.ts';
import { Shadow } from './shadow.tsx';

const isTyping = (event: KeyboardEvent) => {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches('input, select, textarea, [contenteditable]');
};

/** Alt+S anywhere, or `?` where nobody is typing. */
const asksForPanel = (event: KeyboardEvent) =>
  (event.altKey && event.code === 'KeyS') ||
  (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event));

/** What the mocked page says of itself: a tab at the edge, and behind it the scenarios and the world. */
export function Panel({ page }: { page: MockedPage }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!asksForPanel(event)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
  return (
    <Shadow>
      <Launcher page={page} open={() => setOpen(true)} />
      {open && <Drawer page={page} close={() => setOpen(false)} />}
    </Shadow>
  );
}

const saidState = { starting: 'getting there', ready: 'reached', failed: 'not reached' } as const;

function Launcher({ page, open }: { page: MockedPage; open: () => void }) {
  const state = usePageState();
  const title = page.scenario === undefined ? undefined : scenarioOf(page.scenario)?.title;
  const name = `Scenarios${title === undefined ? '' : `. Now: ${title}, ${saidState[state]}`}`;
  return (
    <button
      type="button"
      className="launcher"
      data-state={state}
      aria-label={name}
      title="Scenarios (Alt+S)"
      onClick={open}
    >
      <span className="dot" aria-hidden="true" />
      <span className="word">Scenarios</span>
      {title !== undefined && <span className="now">{title}</span>}
    </button>
  );
}
