import react from '@vitejs/plugin-react';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { screenModules } from './scripts/build/screen-modules.ts';
import { smallerLibraries } from './scripts/build/smaller-libraries.ts';
import { defaultClientConditions, defineConfig } from 'vite';

/** Image names that the server writes and the browser's files contain: one rule for both. */
const assetFileNames = 'assets/[name]-[hash:6][extname]';

/** Libraries that every page uses. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|@wry|optimism|rxjs|graphql|tslib|@graphql-typed-document-node)\/|node_modules\/@apollo\/client\/(?!link\/subscriptions|react\/hooks\/use(Subscription|Mutation))/;

interface FileGroup {
  name: string;
  test: RegExp;
  minShareCount?: number;
  priority: number;
}

/** Tests paths within this folder only: a folder above it may be called client or domain as well. */
const inProject = (groups: readonly FileGroup[]) =>
  groups.map((group) => ({
    ...group,
    test: (path: string) => group.test.test(path.replace(import.meta.dirname, '')),
  }));

/** Uses the class-based build of rxjs: its default files target browsers without classes and carry the helpers for that. */
const resolve = { conditions: ['es2015', ...defaultClientConditions] };

/**
 * The client of a widget's frame, as a separate build: it does not affect how the site's pages share files, and a
 * browser would not share them with a cross-site frame anyway.
 */
const widgetFrame = {
  publicDir: false as const,
  resolve,
  build: {
    manifest: '.vite/widget.json',
    outDir: 'dist/widget',
    target: 'es2023',
    rolldownOptions: {
      input: 'client/widget/main.tsx',
      output: {
        entryFileNames: 'assets/widget-[hash:6].js',
        chunkFileNames: 'assets/w-[name]-[hash:7].js',
        assetFileNames,
        // As below: one file for what every screen needs, and one for what most of them share.
        codeSplitting: {
          groups: inProject([
            { name: 'base', test: LIBRARIES, priority: 2 },
            {
              name: 'shared',
              test: /(client|domain)\/(?!features\/(contact|listing|matches\/(list-with|search-))|react\/hooks\/useM|forms\/|leads\/contact|options\/states|shared\/(alerts\/alert|contact\/contact-errors|listings-map|search-filters|map|preferences|seo\/p|tracking\/send))/,
              minShareCount: 3,
              priority: 2,
            },
            {
              name: 'results',
              test: /client\/(features\/(matches\/more-|questionnaire\/match-count)|shared\/search\/pagination)/,
              minShareCount: 2,
              priority: 1,
            },
          ]),
        },
      },
    },
  },
};

/** The staff console, as a separate build too: nothing of it is in a file that a renter loads. */
const staffConsole = {
  publicDir: false as const,
  resolve,
  build: {
    manifest: '.vite/console.json',
    outDir: 'dist/console',
    target: 'es2023',
    rolldownOptions: {
      input: 'client/features/admin/main.tsx',
      output: {
        entryFileNames: 'assets/console-[hash:6].js',
        chunkFileNames: 'assets/c-[name]-[hash:7].js',
        assetFileNames,
      },
    },
  },
};

/** `vite build` builds the browser's files, `vite build --ssr` the server and its commands; both go to dist/. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: isSsrBuild ? [screenModules, react()] : [react(), smallerLibraries],
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
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', assetFileNames },
          },
        },
      }
    : mode === 'widget'
      ? widgetFrame
      : mode === 'console'
        ? staffConsole
        : {
            publicDir: 'client/public',
            resolve,
            build: {
              manifest: true,
              outDir: 'dist/client',
              target: 'es2023',
              rolldownOptions: {
                input: 'client/app/main.tsx',
                // No module reads a property or a global for its side effect.
                treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
                output: {
                  // Every page loads the list of all names, in which these hashes compress worst.
                  chunkFileNames: ({ name }) => `assets/${name.replace('-screen', '')}-[hash:7].js`,
                  assetFileNames,
                  // One file for what every screen needs, another for what many share, a third for what most of the renter's share: dozens of
                  // tiny files compress badly, and each is another request on a slow connection. The named exceptions are lazy, or used by few.
                  codeSplitting: {
                    groups: inProject([
                      {
                        name: 'base',
                        test: LIBRARIES,
                        priority: 6,
                      },
                      {
                        name: 'common',
                        test: /client\/(app\/(?!main)|components\/(?!dialog|hooks\/use-(early|load))|graphql\/(?!subscription-link)|forms\/(form|fields\/field)\.module|shared\/(account\/use-session|brand|dialogs\/dialog-(host|store)|errors\/(error|load)|listing-card\/(listing-image|price)|renter|styles\/place|tracking\/(data|tracking-c)))|preload-helper|domain\/(brands|limits|field-errors|format\/(money|numbers|phone\.)|leads\/contact|listings\/(shortlist|listing-page)|options\/(?!states|zips)|places\/di|search\/(?!sort))/,
                        minShareCount: 3,
                        priority: 5,
                      },
                      {
                        name: 'renter',
                        test: /client\/(components\/hooks\/use-(early|load)|shared\/(alerts\/lazy|contact\/use|errors\/(not-found\.|query)|listing-card|map\/(directions|searched)|place-search\/(place-list|search-(box|input))|search\/(matches|use-s)|seo|styles\/message|tracking\/(?!analytics)))/,
                        minShareCount: 3,
                        priority: 4,
                      },
                      { name: 'lazy-filters', test: /search-filters\/lazy-filters/, priority: 3 },
                      {
                        name: 'filters',
                        test: /(client\/shared\/search-filters\/(filters\.tsx|preferences-)|domain\/search\/sort)/,
                        minShareCount: 2,
                        priority: 2,
                      },
                      {
                        name: 'results',
                        test: /client\/(features\/questionnaire\/match-count|shared\/search\/(pagination|use-rem))/,
                        minShareCount: 2,
                        priority: 3,
                      },
                      {
                        name: 'asking',
                        test: /client\/(features\/contact\/(delivery|pending|sent)|forms\/(request-failed|use-async|fields\/honeypot)|shared\/contact\/contact-errors)|hooks\/useMutation/,
                        minShareCount: 2,
                        priority: 1,
                      },
                      // Few files for a landlord's pages, apart from what a renter's share with them.
                      { name: 'states', test: /domain\/options\/states/, priority: 2 },
                      { name: 'card', test: /domain\/billing\/card-on/, priority: 2 },
                      { name: 'upload', test: /domain\/images\/image-upload/, priority: 2 },
                      { name: 'days', test: /domain\/(format\/local|time-spans)/, priority: 2 },
                      { name: 'field', test: /client\/forms\/(rejected|fields\/field\.tsx)/, priority: 2 },
                      {
                        name: 'forms',
                        test: /node_modules\/(react-)?final-form|client\/forms\/(?!use-(async|form)|request-f|rejected|form\.module|fields\/(file-drop|honeypot|field\.))/,
                        minShareCount: 3,
                        priority: 1,
                      },
                      {
                        name: 'posting',
                        test: /client\/features\/posting\/(?!images|payment|location\/(?!nearby|geo|use-geo))|domain\/(posting\/(?!import)|billing\/(card-(?!on)|payment-)|images\/image-upload)/,
                        minShareCount: 2,
                        priority: 1,
                      },
                      {
                        name: 'landlord',
                        test: /client\/(features\/(account|billing|dashboard|leads)|shared\/(account|billing\/(?!just)|errors\/load))/,
                        minShareCount: 2,
                        priority: 1,
                      },
                      {
                        name: 'places',
                        test: /client\/features\/place\/(?!places-around)/,
                        minShareCount: 2,
                        priority: 1,
                      },
                    ]),
                  },
                },
              },
            },
          }),
}));
