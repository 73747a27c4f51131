import { afterEach, beforeEach, expect, it } from 'vitest';
import { submitInFrame } from './submit-in-frame.ts';

/** Records and prevents the browser's default action of every click. */
let stop: () => void;
const sent: (string | undefined)[] = [];
let leftToBrowser = 0;
const watch = (event: Event) => {
  if (!event.defaultPrevented) leftToBrowser++;
  event.preventDefault();
};

beforeEach(() => {
  document.body.innerHTML = `
    <form novalidate><input name="a" required /><button id="send">Send <span id="word">it</span></button>
      <button type="button" id="other">Other</button><button disabled id="off">Off</button></form>
    <form><input required /><button id="strict">Send</button></form>
    <button id="alone">Alone</button>`;
  for (const form of document.forms)
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(event.submitter?.id);
    });
  stop = submitInFrame();
  // Registered last: the browser performs the default action that no earlier listener has prevented.
  window.addEventListener('click', watch);
});
afterEach(() => {
  stop();
  window.removeEventListener('click', watch);
  sent.length = 0;
  leftToBrowser = 0;
});

const press = (id: string) => document.getElementById(id)?.click();

it('submits a form once for a click on its button or its content, and prevents the default action', () => {
  press('send');
  press('word');
  expect([sent, leftToBrowser]).toEqual([['send', 'send'], 0]);
});

it('ignores other buttons and those without a form', () => {
  for (const id of ['other', 'off', 'alone']) press(id);
  expect(sent).toEqual([]);
  expect(leftToBrowser).toBe(2);
});

it('does nothing for a busy button', () => {
  document.getElementById('send')?.addEventListener('click', (event) => event.preventDefault());
  press('send');
  expect(sent).toEqual([]);
});

it('validates a form unless it is marked novalidate', () => {
  press('strict');
  expect(sent).toEqual([]);
  document.forms[1]?.querySelector('input')?.setAttribute('value', 'something');
  press('strict');
  expect(sent).toEqual(['strict']);
});
