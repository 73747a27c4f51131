import react from '@vitejs/plugin-react';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';

/** `vite build` makes the browser's files, `vite build --ssr` the server and its commands; both go to dist/. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  clearScreen: false,
  logLevel: 'warn',
  ...(isSsrBuild
    ? {
        publicDir: false as const,
        ssr: { external: true as const, target: 'node' as const },
        build: {
          ssr: true,
          outDir: 'dist/server',
          target: 'node24',
          minify: false,
          sourcemap: true,
          rolldownOptions: {
            input: Object.fromEntries(
              [
                'server/main.ts',
                ...globSync('server/commands/*.ts', { exclude: (name) => name.endsWith('.test.ts') }),
              ].map((file) => [basename(file, '.ts'), file]),
            ),
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        },
      }
    : {
        publicDir: 'client/public',
        build: {
          manifest: true,
          outDir: 'dist/client',
          target: 'es2023',
          rolldownOptions: {
            input: 'client/main.tsx',
            output: {
              // What every screen needs in one file, what many share in another: dozens of tiny files compress badly.
              codeSplitting: {
                groups: [
                  {
                    name: 'base',
                    test: /node_modules\/(react|react-dom|scheduler|react-router|@apollo|@wry|optimism|rxjs|graphql|tslib|@graphql-typed-document-node)\//,
                    priority: 2,
                  },
                  {
                    name: 'common',
                    test: /client\/(ui|apollo)\/|client\/[a-z-]+\.tsx?$|domain\/(options|renter|money|distance|brands|search)/,
                    minShareCount: 6,
                    priority: 1,
                  },
                ],
              },
            },
          },
        },
      }),
}));
