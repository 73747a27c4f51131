import { useEffect, useState, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { MockedPage } from '../page/mocked-page.ts';
import { scenarioOf } from '../scenarios.ts';
import { PanelBody } from './panel-body.tsx';
import { usePageState } from './page-state.ts';
import { createPortal } from 'react-dom';
import styles from './panel.css?inline';

/** Renders into a shadow root with its own styles, isolated from the product's in both directions. */
function PanelShadowRoot({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    shadow.adoptedStyleSheets = [sheet];
    setRoot(shadow);
  }, []);
  return (
    <div ref={host} data-mock-panel="">
      {root && createPortal(children, root)}
    </div>
  );
}

const isTyping = (event: KeyboardEvent) => {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches('input, select, textarea, [contenteditable]');
};

/** Returns whether the event is Alt+S anywhere, or `?` outside a text field. */
const isPanelShortcut = (event: KeyboardEvent) =>
  (event.altKey && event.code === 'KeyS') ||
  (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event));

/** Renders the panel of the mocked page: a tab at the edge that opens the scenarios and the world's controls. */
export function Panel({ page }: { page: MockedPage }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPanelShortcut(event)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
  return (
    <PanelShadowRoot>
      <Launcher page={page} open={() => setOpen(true)} />
      {open && <PanelBody page={page} close={() => setOpen(false)} />}
    </PanelShadowRoot>
  );
}

const stateText = { starting: 'loading', ready: 'ready', failed: 'failed' } as const;

function Launcher({ page, open }: { page: MockedPage; open: () => void }) {
  const state = usePageState();
  const title = page.scenario === undefined ? undefined : scenarioOf(page.scenario)?.title;
  const name = `Scenarios${title === undefined ? '' : `. Now: ${title}, ${stateText[state]}`}`;
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
