import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * unit: rules, no database. server: a real PostgreSQL, a template clone a file. client: components in jsdom.
 * browser: the running product in Chromium; `npm test` builds first.
 */
export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['domain/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/*.test.ts'] },
      },
      {
        extends: true,
        // Vite would give tests graphql's .mjs and the packages its .js: two graphqls that refuse each other's schemas.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'mocks/**/*.test.ts', 'tests/api/**/*.test.ts', 'tests/kill/**/*.test.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
          setupFiles: ['reflect-metadata'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'client', include: ['client/**/*.test.{ts,tsx}'], environment: 'jsdom' },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
