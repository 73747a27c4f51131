import { afterEach, beforeEach, expect, it } from 'vitest';
import { submitInFrame } from './submit-in-frame.ts';

/** What the browser itself would do is no part of this: every press that is ours is kept from it. */
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
  // Last of all: what nobody has kept from the browser by then, it does.
  window.addEventListener('click', watch);
});
afterEach(() => {
  stop();
  window.removeEventListener('click', watch);
  sent.length = 0;
  leftToBrowser = 0;
});

const press = (id: string) => document.getElementById(id)?.click();

it('tells a form once of a press of its button, or of what is in it, and nothing to the browser', () => {
  press('send');
  press('word');
  expect([sent, leftToBrowser]).toEqual([['send', 'send'], 0]);
});

it('leaves other buttons, and those without a form, as they are', () => {
  for (const id of ['other', 'off', 'alone']) press(id);
  expect(sent).toEqual([]);
  expect(leftToBrowser).toBe(2);
});

it('does nothing for a button that is busy', () => {
  document.getElementById('send')?.addEventListener('click', (event) => event.preventDefault());
  press('send');
  expect(sent).toEqual([]);
});

it('asks a form that says so whether it is filled in', () => {
  press('strict');
  expect(sent).toEqual([]);
  document.forms[1]?.querySelector('input')?.setAttribute('value', 'something');
  press('strict');
  expect(sent).toEqual(['strict']);
});
