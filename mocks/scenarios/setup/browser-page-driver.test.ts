// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { browserPageDriver } from './browser-page-driver.ts';
import { samplePng } from './sample-image.ts';
import { isRead, readableText, whenRead } from './readable-text.ts';

/** The page driver in a page without a browser: client tests can use the same. */
afterEach(() => document.body.replaceChildren());

/** Adds this to the page asynchronously, as a response does. */
const later = (html: string) => queueMicrotask(() => document.body.insertAdjacentHTML('beforeend', html));

const valueOf = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value;

it('waits for the elements it uses', async () => {
  const hands = browserPageDriver();
  later(`<label for="name">Name</label><input id="name" value="old">
    <label for="state">State</label><select id="state"><option>OH</option><option>MI</option></select>
    <label><input id="cats" type="checkbox"> Cats</label>
    <input id="file" type="file" aria-label="Image 1">
    <button onclick="this.textContent = 'Pressed'">Go on</button>`);
  await hands.type('Name', 'new {name} [sic]');
  await hands.choose('State', 'MI');
  await hands.tick('Cats');
  await hands.drop(new File(['x'], 'x.heic', { type: 'image/heic' }));
  await hands.press(/^Go/);
  await hands.see('Pressed');
  expect([valueOf('name'), valueOf('state')]).toEqual(['new {name} [sic]', 'MI']);
  expect((document.getElementById('cats') as HTMLInputElement).checked).toBe(true);
  expect((document.getElementById('file') as HTMLInputElement).files?.[0]?.name).toBe('x.heic');
});

it('chooses in the named section where several fields have one label', async () => {
  const select = (id: string) => `<select id="${id}"><option>A</option><option>B</option></select>`;
  document.body.innerHTML = ['one', 'two']
    .map((name) => `<section id="${name}"><label for="of-${name}">Listing</label>${select(`of-${name}`)}</section>`)
    .join('');
  await browserPageDriver().choose('Listing', 'B', 'two');
  expect([valueOf('of-one'), valueOf('of-two')]).toEqual(['A', 'B']);
});

it('presses nothing that is disabled, and works in the open dialog', async () => {
  document.body.innerHTML = '<button>Send</button><dialog open><button disabled>Send</button></dialog>';
  const inside = document.querySelector('dialog button') as HTMLButtonElement;
  const pressed: Element[] = [];
  document.addEventListener('click', ({ target }) => target instanceof Element && pressed.push(target));
  const press = browserPageDriver().press('Send');
  inside.disabled = false;
  await press;
  expect(pressed).toEqual([inside]);
});

it('reports what it looked for and what it found instead', async () => {
  document.body.innerHTML = '<p>No exact matches</p>';
  await expect(whenRead('Your Matches', 20)).rejects.toThrow(/Your Matches.*There is: No exact matches/s);
});

it('reads text across elements, but no scripts', () => {
  document.body.innerHTML = '<h1>3 homes</h1>\n<p>fit   near</p><script type="x">secret</script>';
  expect(isRead(/3 homes.*fit near/)).toBe(true);
  expect(readableText()).not.toContain('secret');
});

it('draws a PNG of the requested width', async () => {
  const bytes = new DataView(await (await samplePng('front.png', 900)).arrayBuffer());
  expect(bytes.getUint32(0)).toBe(0x89504e47);
  expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([900, 600]);
});
