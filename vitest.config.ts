import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { screenModules } from './scripts/build/screen-modules.ts';

/** Vite would give tests graphql's .mjs and the packages its .js: two instances that reject each other's schemas. */
const oneGraphql = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

/** Long files that only `npm run test:full` runs; `npm test` has others of the same kind. */
const longFiles = [
  'tests/e2e/brand-rendering.e2e.ts',
  'tests/e2e/database-outage.e2e.ts',
  'tests/e2e/earlier-version.e2e.ts',
  'tests/e2e/hot-reload.e2e.ts',
  'tests/e2e/mock-panel.e2e.ts',
  'tests/e2e/mocked-renter.e2e.ts',
  'tests/e2e/pooler.e2e.ts',
  'tests/e2e/replicas.e2e.ts',
  'tests/e2e/restore-drill.e2e.ts',
  'tests/e2e/rolling-restart.e2e.ts',
  'tests/e2e/soak.e2e.ts',
  'tests/e2e/widget-history.e2e.ts',
  'tests/e2e/widget-layout-shift.e2e.ts',
  'tests/e2e/widget-restricted-pages.e2e.ts',
  'tests/gallery/storybook.e2e.ts',
];

const FULL = process.env['FULL'] === '1';
/** Maximum duration of a test in milliseconds; the full run has the soak and the gallery beside each test. */
const LIMIT_MS = FULL ? 120_000 : 30_000;

/** Tests of rules about dates, which run on both sides of UTC. */
const dateTests = ['domain/{alerts,billing,format,leads,listings,options}/**/*.test.ts', 'mocks/stripe/dates.test.ts'];

/** Starts the soak before all others: it waits for an hour, and the others run meanwhile. */
class SoakFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSoak = ({ moduleId }: TestSpecification) => moduleId.endsWith('/soak.e2e.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isSoak), ...sorted.filter((file) => !isSoak(file))];
  }
}

/** Returns a project of these tests, with the settings of all. */
const project = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, testTimeout: LIMIT_MS, ...test },
});

/**
 * unit: rules, no database, ahead of UTC. zones: those about dates again, behind UTC. mocked: the mocked product, in
 * Node alone. server: a real PostgreSQL, one template clone per file. In these four a worker loads the code once for all
 * its files, which saves a third of the time; what runs is made by each test. client: components in jsdom, a worker
 * loads the packages once. browser: the running product in Chromium; `npm test` builds first.
 */
export default defineConfig({
  plugins: [screenModules, react()],
  test: {
    // One more than cores: tests wait for a browser or a database three tenths of their time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SoakFirst },
    maxConcurrency: 3,
    // A busy machine may exceed one second; successful tests do not wait longer.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      project('unit', {
        include: ['domain/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/*.test.ts', 'tests/gallery/*.test.ts'],
        isolate: false,
        env: { TZ: 'Pacific/Auckland' },
      }),
      project('zones', {
        include: dateTests,
        isolate: false,
        env: { TZ: 'America/New_York' },
      }),
      {
        resolve: { alias: oneGraphql },
        ...project('server', {
          include: [
            'server/**/*.test.{ts,tsx}',
            'mocks/stripe/**/*.test.ts',
            'tests/{api,contract,faults}/**/*.test.ts',
          ],
          globalSetup: ['tests/setup/postgres.ts'],
          setupFiles: ['reflect-metadata'],
          isolate: false,
          // Themes that are read as text; Vitest would empty them as it does all styles.
          css: { include: [/\.css\?raw$/] },
          hookTimeout: 60_000,
        }),
      },
      {
        resolve: { alias: oneGraphql },
        ...project('mocked', { include: ['mocks/**/*.test.{ts,tsx}'], exclude: ['mocks/stripe/**'], isolate: false }),
      },
      {
        resolve: { alias: oneGraphql },
        ...project('client', {
          include: ['client/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/setup/client.ts'],
          // jsdom draws frames by setInterval: a faked one would stop it for the files after.
          fakeTimers: { toFake: ['Date', 'setTimeout', 'clearTimeout'] },
        }),
      },
      project('browser', {
        include: ['tests/{e2e,gallery}/**/*.e2e.ts'],
        exclude: FULL ? [] : longFiles,
        globalSetup: ['tests/setup/postgres.ts'],
        testTimeout: 120_000,
        hookTimeout: 120_000,
      }),
    ],
  },
});
