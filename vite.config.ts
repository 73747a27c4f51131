import react from '@vitejs/plugin-react';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { screenModules } from './scripts/build/screen-modules.ts';
import { workerChunk } from './scripts/build/worker-chunk.ts';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';

/** Image names that the server writes and the browser's files contain: one rule for both. */
const assetFileNames = 'assets/[name]-[hash:6][extname]';

/** Libraries that every page uses. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|@wry|optimism|rxjs|graphql|tslib|@graphql-typed-document-node)\/|node_modules\/@apollo\/client\/(?!link\/subscriptions|react\/hooks\/use(Subscription|Mutation))/;

/** Returns a group of modules, by paths within this folder, that share a file; the highest priority decides. */
const group = (priority: number, name: string, pattern: RegExp, minShareCount?: number) => ({
  name,
  test: (path: string) => pattern.test(path.replace(import.meta.dirname, '')),
  ...(minShareCount && { minShareCount }),
  priority,
});

/** Uses the class-based build of rxjs: its default files target browsers without classes and carry the helpers for that. */
const resolve = { conditions: ['es2015', ...defaultClientConditions] };

/** Returns a build apart from the site's: it does not affect how the site's pages share files. */
const separateBuild = (name: string, input: string, prefix: string, output: object = {}) => ({
  publicDir: false as const,
  resolve,
  build: {
    manifest: `.vite/${name}.json`,
    outDir: `dist/${name}`,
    target: 'es2023',
    rolldownOptions: {
      input,
      output: {
        entryFileNames: `assets/${name}-[hash:6].js`,
        chunkFileNames: `assets/${prefix}-[name]-[hash:7].js`,
        assetFileNames,
        ...output,
      },
    },
  },
});

/** The client of a widget's frame: a browser would not share the site's files with a cross-site frame anyway. */
const widgetFrame = separateBuild('widget', 'client/widget/main.tsx', 'w', {
  // As below: one file for what every screen needs, and one for what most of them share.
  codeSplitting: {
    groups: [
      group(2, 'base', LIBRARIES),
      group(
        2,
        'shared',
        /(client|domain)\/(?!features\/(contact|listing|matches\/(list-with|search-))|react\/hooks\/useM|forms\/|leads\/contact|options\/states|shared\/(alerts\/alert|contact\/contact-errors|listings-map|search-filters|map|preferences|seo\/p|tracking\/send))/,
        3,
      ),
      group(
        1,
        'results',
        /client\/(features\/(matches\/more-|questionnaire\/match-count)|shared\/search\/pagination)/,
        2,
      ),
    ],
  },
});

/** The staff console: nothing of it is in a file that a renter loads. */
const staffConsole = separateBuild('console', 'client/features/admin/main.tsx', 'c');

const site = {
  publicDir: 'client/public',
  resolve,
  build: {
    manifest: true,
    outDir: 'dist/client',
    target: 'es2023',
    rolldownOptions: {
      input: 'client/app/main.tsx',
      // No module reads a property or a global for its side effect.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false } as const,
      output: {
        // Every page loads the list of all names, in which these hashes compress worst.
        chunkFileNames: ({ name }: { name: string }) => `assets/${name.replace('-screen', '')}-[hash:7].js`,
        assetFileNames,
        // One file for what every screen needs, another for what many share, a third for what most of the renter's share: dozens of
        // tiny files compress badly, and each is another request on a slow connection. The named exceptions are lazy, or used by few.
        codeSplitting: {
          groups: [
            group(6, 'base', LIBRARIES),
            group(
              5,
              'common',
              /client\/(app\/(?!main)|components\/(?!dialog|hooks\/use-(early|load|refocus))|graphql\/(?!subscription-link)|forms\/(form|fields\/field)\.module|shared\/(account\/use-session|brand|dialogs\/dialog-(host|store)|errors\/error|listing-card\/(listing-image|price)|renter|styles\/place|tracking\/(data|tracking-c)))|preload-helper|domain\/(brands|limits|field-errors|format\/(money|numbers|phone)|leads\/contact|listings\/(shortlist|listing-page)|options\/(?!states|zips)|places\/di|search\/(?!sort))/,
              3,
            ),
            group(
              4,
              'renter',
              /client\/(components\/hooks\/use-(early|load)|shared\/(alerts\/lazy|contact\/use|errors\/(not-found\.|query)|listing-card|map\/(directions|searched)|place-search\/(place-list|search-(box|input))|search\/(matches|use-s)|seo|styles\/message|tracking\/(?!analytics)))/,
              3,
            ),
            // Small parts of the questionnaire that another page has, too.
            group(3, 'questions', /move-in-date-error|alerts\/search-label|preferences\/use-today/, 2),
            group(3, 'lazy-filters', /search-filters\/lazy-filters/),
            group(
              2,
              'filters',
              /(client\/shared\/search-filters\/(filters\.tsx|preferences-)|domain\/search\/sort)/,
              2,
            ),
            group(
              3,
              'results',
              /client\/(features\/questionnaire\/match-count|shared\/search\/(pagination|use-rem))/,
              2,
            ),
            group(
              1,
              'asking',
              /client\/(features\/contact\/(delivery|pending|sent)|forms\/(request-failed|use-async-action|fields\/honeypot)|shared\/contact\/contact-errors)|hooks\/useMutation/,
              2,
            ),
            // Few files for a landlord's pages, apart from what a renter's share with them.
            group(2, 'states', /domain\/options\/states/),
            group(2, 'card', /domain\/billing\/card-on/),
            group(2, 'upload', /domain\/images\/image-upload/),
            group(2, 'days', /domain\/(format\/local|time-spans)/),
            group(2, 'field', /client\/forms\/(rejected|fields\/(field\.tsx|use-typed))/),
            group(
              1,
              'forms',
              /node_modules\/(react-)?final-form|client\/forms\/(?!use-form|use-async|request-f|rejected|form\.module|fields\/(file-drop|honeypot|field\.|use-typed))/,
              3,
            ),
            group(
              1,
              'posting',
              /client\/features\/posting\/(?!images|payment|location\/(?!nearby|geo|use-geo))|domain\/(posting\/(?!import)|billing\/(card-(?!on)|payment-)|images\/image-upload)/,
              2,
            ),
            group(
              1,
              'landlord',
              /client\/(features\/(account|billing|dashboard|leads)|shared\/(account|billing\/(?!just)|errors\/load))/,
              2,
            ),
            group(1, 'places', /client\/features\/place\/(?!places-around)/, 2),
          ],
        },
      },
    },
  },
};

const server = {
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
        globSync('server/{main,commands/*}.ts', { exclude: (name) => name.endsWith('.test.ts') }).map((file) => [
          basename(file, '.ts'),
          file,
        ]),
      ),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', assetFileNames },
    },
  },
};

const clients: Record<string, UserConfig> = { widget: widgetFrame, console: staffConsole };

/** `vite build` builds the browser's files, `vite build --ssr` the server and its commands; both go to dist/. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: isSsrBuild ? [screenModules, workerChunk, react()] : [react()],
  clearScreen: false,
  logLevel: 'warn',
  ...(isSsrBuild ? server : (clients[mode] ?? site)),
}));
