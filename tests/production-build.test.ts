import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANDLORD } from '../mocks/data/seed.ts';
import { scenarioNames, scenarios } from '../mocks/scenarios.ts';

/**
 * Checks that a production build contains no mock code, on the files that `npm test` builds before it runs this
 * (dist/client and dist/server; `npm run build` creates them otherwise). The one mock allowed in production is the
 * local processor.
 */
const textOf = (file: string) => readFileSync(file, 'utf8');
const clientFiles = globSync('dist/client/**/*.*');
const serverFiles = globSync('dist/server/**/*.js');
const MSW = /mockServiceWorker|msw:active-clients|__msw-cookie-store__|\[MSW\]/;

/** Traces that each part of the mocked client would leave in a file: its worker, its data, its panel, its text. */
const traces = [
  MSW,
  /mock-world|mock-pictures|data-mocked|startMocked/,
  ...scenarioNames.map((name) => scenarios[name].shows),
  LANDLORD,
];
const leaves = (text: string) =>
  traces.filter((trace) => (typeof trace === 'string' ? text.includes(trace) : trace.test(text)));

describe("the browser's files", () => {
  it('contain no service worker, no scenario, nothing of mocks/', () => {
    expect(clientFiles.length).toBeGreaterThan(20);
    const found = clientFiles.flatMap((file) => leaves(textOf(file)).map((trace) => `${file}: ${String(trace)}`));
    expect(found).toEqual([]);
    expect(clientFiles.filter((file) => /mock|scenario|gallery\b.*\.html/i.test(file))).toEqual([]);
  });

  it('include no module of mocks/, according to their manifest', () => {
    const manifest = JSON.parse(textOf('dist/client/.vite/manifest.json')) as Record<string, { src?: string }>;
    const sources = Object.entries(manifest).flatMap(([key, { src }]) => [key, src ?? '']);
    expect(sources).toContain('client/app/main.tsx');
    expect(sources.filter((source) => /^(mocks\/|node_modules\/(msw|@mswjs|@graphql-tools)\/)/.test(source))).toEqual(
      [],
    );
  });

  it('contain the map and the image sorting in separate files, which no screen waits for', () => {
    type Chunk = { file: string; imports?: string[]; isDynamicEntry?: boolean };
    const manifest = JSON.parse(textOf('dist/client/.vite/manifest.json')) as Record<string, Chunk>;
    const needed = (key: string, known = new Set<string>()): Set<string> => {
      if (known.has(key)) return known;
      known.add(key);
      for (const imported of manifest[key]?.imports ?? []) needed(imported, known);
      return known;
    };
    const screens = Object.keys(manifest).filter((key) =>
      /^client\/.*-screen\.tsx$|^client\/app\/main\.tsx$/.test(key),
    );
    expect(screens.length).toBeGreaterThan(20);
    const sorts = (key: string) => /DndLiveRegion/.test(textOf(`dist/client/${manifest[key]?.file}`));
    expect(screens.filter((screen) => [...needed(screen)].some(sorts))).toEqual([]);
    expect(Object.keys(manifest).filter(sorts)).toEqual(['client/features/posting/images/image-board.tsx']);
    const hasMap = (key: string) => /leaflet-container/.test(textOf(`dist/client/${manifest[key]?.file}`));
    expect(screens.filter((screen) => [...needed(screen)].some(hasMap))).toEqual([]);
    expect(
      Object.keys(manifest)
        .filter((key) => /\.tsx?$/.test(key) && [...needed(key)].some(hasMap))
        .toSorted(),
    ).toEqual([
      'client/features/listing/map/nearby-map.tsx',
      'client/features/place/homes-of-place-map.tsx',
      'client/features/posting/location/pin-map.tsx',
      'client/shared/listings-map/listings-map.tsx',
    ]);
  });

  it('would show mock code: the sources of the mock leave these traces', () => {
    const mock = globSync('mocks/{browser.tsx,page/*.ts,data/*.ts,scenarios/**/*.ts}').map(textOf).join('\n');
    expect(leaves(mock).length).toBeGreaterThan(3);
    expect(textOf('node_modules/msw/lib/mockServiceWorker.js')).toMatch(MSW);
  });
});

describe("the server's files", () => {
  it('include no module of mocks/ but the local processor', () => {
    const sources = globSync('dist/server/**/*.map').flatMap((map) =>
      (JSON.parse(textOf(map)) as { sources: string[] }).sources.map((source) =>
        relative(process.cwd(), resolve(dirname(map), source)),
      ),
    );
    expect(sources).toContain('mocks/stripe/server.ts');
    expect(sources.filter((source) => /^mocks\/(?!stripe\/)/.test(source))).toEqual([]);
  });

  it('import no package of the mock', () => {
    expect(serverFiles.length).toBeGreaterThan(1);
    const packages = /from ["'](msw|@mswjs|@graphql-tools|@testing-library)|import\(["'](msw|@testing-library)/;
    expect(serverFiles.filter((file) => packages.test(textOf(file)) || MSW.test(textOf(file)))).toEqual([]);
  });
});
