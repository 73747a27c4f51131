import { queryAllByLabelText, queryAllByRole, queryAllByText, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { PageDriver } from './page-driver.ts';
import { whenRead } from './readable-text.ts';

/** The timeout of each step of a scenario, sufficient on the slowest machine. */
const ACTION_TIMEOUT_MS = 15_000;

type Named = string | RegExp;

const isVisible = (element: Element) => typeof element.checkVisibility !== 'function' || element.checkVisibility();
const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled=true], [aria-busy=true]');

/** Returns the open dialog, since the page behind it is inert; else the page. */
function reachable(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>('dialog[open]');
  return [...dialogs].at(-1) ?? document.body;
}

const buttonsNamed = (name: Named) =>
  (['button', 'link'] as const)
    // checks visibility only for the few elements with the name, since the check is expensive
    .flatMap((role) => queryAllByRole(reachable(), role, { name, hidden: true }))
    // A summary has no role of its own.
    .concat(queryAllByText(reachable(), name, { selector: 'summary' }))
    .filter(isVisible);

const fieldsNamed = (label: Named) =>
  queryAllByLabelText(reachable(), label, { selector: 'input, select, textarea' }).filter(
    (field) => !isDisabled(field),
  );

/** Waits for what `find` returns; fails with what was looked for, where, and what was there instead. */
async function found<Thing>(what: string, find: () => Thing | undefined, there: () => string): Promise<Thing> {
  const missing = () =>
    new Error(
      `Looked for ${what} on ${location.pathname} for ${ACTION_TIMEOUT_MS / 1000} seconds. There is: ${there()}`,
    );
  const thing = await waitFor(
    () => {
      const thing = find();
      if (thing === undefined) throw missing();
      return thing;
    },
    { container: document.documentElement, timeout: ACTION_TIMEOUT_MS, onTimeout: () => missing() },
  );
  await pageIdle();
  return thing;
}

const listed = (names: readonly string[]) => [...new Set(names.filter(Boolean))].slice(0, 20).join(', ') || 'nothing';
const names = (elements: Iterable<Element>) =>
  listed(Array.from(elements, (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()));
const namesOfButtons = () => names(reachable().querySelectorAll('button, a[href], summary'));
const namesOfLabels = () => names(reachable().querySelectorAll('label, [aria-label]'));

const pressable = (name: Named) =>
  found(
    `a button or link called ${name} that can be pressed`,
    () => buttonsNamed(name).find((button) => !isDisabled(button)),
    namesOfButtons,
  );

const field = (label: Named, section = '') =>
  found(
    `a field called ${label}${section && ` in the section ${section}`}`,
    () => fieldsNamed(label).find((found) => section === '' || found.closest(`section#${section}`)),
    namesOfLabels,
  );

/** The longest wait for an idle page, in milliseconds. */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Waits for the page's deferred work: new fields register only after the paint, sooner than a person can type, and lose
 * what is typed before.
 */
async function pageIdle(): Promise<void> {
  if ('requestIdleCallback' in globalThis)
    await new Promise((done) => requestIdleCallback(done, { timeout: IDLE_TIMEOUT_MS }));
  else for (let turn = 0; turn < 2; turn++) await new Promise((done) => setTimeout(done));
}

/** Escapes text that a keyboard description would parse as a key. */
const literally = (text: string) => text.replace(/[{[]/g, '$&$&');

/** Creates a page driver for this page: real clicks and keys, without delays. */
export function browserPageDriver(): PageDriver {
  const user = userEvent.setup({ delay: null, document, applyAccept: false });
  const write = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, literally(text));
  };
  return {
    async press(name) {
      await user.click(await pressable(name));
    },
    async type(label, text) {
      const first = await field(label);
      await user.click(first);
      if (text === '') return user.clear(first);
      await write(first, text);
      // A lazily loaded component may have replaced it (the search box).
      if (!first.isConnected) await write(await field(label), text);
    },
    async choose(label, option, section) {
      await user.selectOptions(await field(label, section), option);
    },
    async tick(label) {
      await user.click(await field(label));
    },
    async drop(file) {
      const tile = await found(
        'an image tile',
        () => reachable().querySelector<HTMLInputElement>('input[type=file]') ?? undefined,
        namesOfLabels,
      );
      await user.upload(tile, file);
    },
    see: (text) => whenRead(text, ACTION_TIMEOUT_MS),
  };
}
