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
          rolldownOptions: { input: 'client/main.tsx' },
        },
      }),
}));
