import { useEffect, useRef, useState } from 'react';
import type { MockedPage } from '../page/mocked-page.ts';
import { scenarioOf, type ScenarioName } from '../scenarios.ts';
import { brandHere, usePageError, usePageState } from './page-state.ts';
import { everydayHref, scenarioHref } from './addresses.ts';
import { ScenarioList } from './scenario-list.tsx';
import { WorldControls } from './world-controls.tsx';

const labels = { ready: 'Copy link', copied: 'Copied', refused: 'Copy it from the address bar' } as const;

function CopyLink({ href }: { href: string }) {
  const [state, setState] = useState<keyof typeof labels>('ready');
  const copy = () =>
    navigator.clipboard.writeText(new URL(href, location.href).href).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {labels[state]}
      </button>
      <span role="status" className="unseen">
        {state !== 'ready' && labels[state]}
      </span>
    </>
  );
}

/** Renders above everything, including an open dialog of the product. */
export function PanelBody({ page, close }: { page: MockedPage; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    element?.querySelector('input')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-labelledby="mock-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div className="inner">
        <div className="head">
          <h2 id="mock-title">Mock server</h2>
          <button type="button" className="plain" onClick={close}>
            Close
          </button>
        </div>
        <p className="small">
          This page has no server: listings, people and payments are made up, and your changes stay on this device.
          Alt+S opens and closes this panel.
        </p>
        <Now page={page} />
        <WorldControls page={page} />
        <ScenarioList current={page.scenario} />
      </div>
    </dialog>
  );
}

const stateLabels = { starting: 'Loading …', ready: 'Ready.', failed: 'Failed.' } as const;

function Now({ page }: { page: MockedPage }) {
  const state = usePageState();
  const error = usePageError();
  const name = page.scenario;
  const scenario = name === undefined ? undefined : scenarioOf(name);
  return (
    <section className="now-card" aria-label="This page" data-state={state}>
      {scenario && name !== undefined ? (
        <>
          <p>
            <strong>{scenario.title}</strong> <code>{name}</code>
          </p>
          <p className="small">{scenario.shows}</p>
          <p className="state" role="status">
            <span className="dot" aria-hidden="true" /> {stateLabels[state]}
          </p>
          {error !== undefined && <pre className="error">{error}</pre>}
          <p className="row">
            <CopyLink href={scenarioHref(name as ScenarioName, brandHere())} />
            <button type="button" onClick={() => location.reload()}>
              Run again
            </button>
            <a className="button" href={everydayHref(brandHere())}>
              Exit scenario
            </a>
          </p>
        </>
      ) : (
        <>
          <p>
            <strong>Default data</strong>
          </p>
          <p className="small">
            Changes are kept across reloads and tabs. Log in as landlord@demo.example with the password demo-landlord.
          </p>
          <p className="row">
            <CopyLink href={location.pathname + location.search} />
            <button type="button" onClick={() => void page.reset()}>
              Reset the demo data
            </button>
          </p>
        </>
      )}
    </section>
  );
}
