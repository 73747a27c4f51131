import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kilobytes, weightLimits } from './setup/page-weight.ts';
import { frameScreens } from '../client/widget/frame-screens.ts';
import { clientAssets, FRAME_BUILD } from '../server/ssr/client-assets.ts';

/** Checks what the pages' documents reference, on the files that `npm test` builds before it runs this. */
const CLIENT = 'dist/client';
const assets = clientAssets(CLIENT);
const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  { isDynamicEntry?: boolean }
>;
const screensIn = (folders: RegExp) =>
  Object.entries(manifest)
    .filter(([file, { isDynamicEntry }]) => isDynamicEntry && folders.test(file) && file.endsWith('-screen.tsx'))
    .map(([file]) => file)
    .toSorted();
const OF_LANDLORDS = /^client\/features\/(posting|dashboard|import|leads|billing|calls|account|partners|alerts)\//;
const screens = screensIn(/^client\/features\//).filter((file) => !OF_LANDLORDS.test(file));
const landlordScreens = screensIn(OF_LANDLORDS);

it("finds the renter's screens", () => {
  for (const name of ['homepage', 'place/college', 'place/city', 'matches', 'listing', 'questionnaire'])
    expect(screens).toContain(`client/features/${name.includes('/') ? name : `${name}/${name}`}-screen.tsx`);
});

it("finds the landlord's screens", () => {
  for (const name of ['type', 'sections', 'payment', 'edit'])
    expect(landlordScreens).toContain(`client/features/posting/${name}-screen.tsx`);
  for (const name of ['login/login', 'login/reset-request', 'account'])
    expect(landlordScreens).toContain(`client/features/account/${name}-screen.tsx`);
  expect(landlordScreens).toContain('client/features/dashboard/dashboard-screen.tsx');
});

/** Returns the kilobytes of files as sent: compressed by the build where a compressed version exists. */
const sent = (files: readonly string[]) =>
  files
    .map((file) => join(CLIENT, file))
    .map((path) => kilobytes(statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size))
    .reduce((sum, size) => sum + size, 0);

/** Libraries by text that survives minification; each is loaded on demand. */
const lateForAll = {
  'the search box’s library': /getToggleButtonProps/,
  'the day picker': /rdp-/,
  'the map': /leaflet-/,
  'the websocket’s library': /graphql-transport-ws/,
  'what pictures are dropped on': /file-too-large/,
  'what pictures are sorted with': /DndDescribedBy/,
  'the card processor’s library': /js\.stripe\.com/,
};
/** Never loaded by a browser: forms are validated on the server. */
const never = { 'the rules’ library': /ZodError|invalid_type/ };
const late = { ...lateForAll, 'the forms’ library': /final-form/ };

/** Returns the text of all scripts of a document. */
const textOf = (scripts: readonly string[]) =>
  scripts.map((file) => readFileSync(join(CLIENT, file), 'utf8')).join('\n');
const heldBy = (text: string, libraries: Record<string, RegExp>) =>
  Object.entries(libraries).flatMap(([what, words]) => (words.test(text) ? [what] : []));

describe.each(screens)('%s', (screen) => {
  const { script, preloads, styles } = assets(screen);
  const scripts = [script, ...preloads];

  it('references no more scripts and styles than a phone should wait for', () => {
    expect(sent(scripts)).toBeLessThanOrEqual(weightLimits.scripts);
    expect(sent(styles)).toBeLessThanOrEqual(weightLimits.styles);
  });

  it('references few files, because each is another request on a slow connection', () => {
    expect(scripts.length).toBeLessThanOrEqual(12);
    expect(styles.length).toBeLessThanOrEqual(6);
  });

  it('starts without libraries that only some visitors need', () => {
    expect(heldBy(textOf(scripts), late)).toEqual([]);
  });
});

describe.each(landlordScreens)('%s', (screen) => {
  const { script, preloads, styles } = assets(screen);
  const scripts = [script, ...preloads];

  it('references no more scripts and styles than a landlord should wait for', () => {
    expect(sent(scripts)).toBeLessThanOrEqual(weightLimits.landlordScripts);
    expect(sent(styles)).toBeLessThanOrEqual(weightLimits.styles);
  });

  it('starts without the libraries of a section, a socket or a card', () => {
    expect(heldBy(textOf(scripts), lateForAll)).toEqual([]);
  });
});

describe("a widget's frame", () => {
  const frameAssets = clientAssets(CLIENT, FRAME_BUILD);
  const frames = [...new Set(frameScreens.map(({ page }) => page.module))];
  /** What only the site's pages may do: read a cookie, store data, log in, contain landlord features. */
  const foreign = {
    'a cookie': /document\.cookie/,
    storage: /localStorage|sessionStorage/,
    login: /LoggedIn"|login-link/,
  };

  it.each(frames)('%s: references no more scripts and styles than a phone should wait for', (screen) => {
    const { script, preloads, styles } = frameAssets(screen);
    expect(sent([script, ...preloads])).toBeLessThanOrEqual(weightLimits.scripts);
    expect(sent(styles)).toBeLessThanOrEqual(weightLimits.styles);
    expect(preloads.length).toBeLessThanOrEqual(12);
    expect(heldBy(textOf([script, ...preloads]), { ...late, ...foreign })).toEqual([]);
  });

  it('contains no screen of the site except its own', () => {
    const built = JSON.parse(readFileSync(join(CLIENT, FRAME_BUILD.manifest), 'utf8')) as Record<string, unknown>;
    const screens = Object.keys(built).filter((file) => file.endsWith('-screen.tsx'));
    expect(screens.toSorted()).toEqual(frames.toSorted());
  });
});

it('the lazy libraries are detectable: they are in the other files', () => {
  const text = globSync(`${CLIENT}/assets/*.js`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(heldBy(text, late)).toEqual(Object.keys(late));
  expect(heldBy(text, never)).toEqual([]);
});

it('every text file has a compressed version beside it', () => {
  const texts = globSync(`${CLIENT}/assets/*.{js,css,svg}`).filter((file) => statSync(file).size > 1000);
  expect(texts.length).toBeGreaterThan(20);
  for (const ending of ['br', 'gz'])
    expect(texts.filter((file) => !existsSync(`${file}.${ending}`)).map((file) => `${file}.${ending}`)).toEqual([]);
});
