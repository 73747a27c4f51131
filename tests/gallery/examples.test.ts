import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';

/** Checks that the gallery shows every component under its own name. */
const read = (file: string) => readFileSync(file, 'utf8');
const isPart = (file: string) => !/\.(stories|test)\.tsx$|-screen\.tsx$/.test(file);
const parts = globSync('client/**/*.tsx').filter(isPart);
const galleries = globSync('client/**/*.stories.tsx');
const shown = galleries.map(read).join('\n');

/** Returns the exported components by name. */
const componentsOf = (file: string) =>
  [...read(file).matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)].map(([, name = '']) => name);
const isShown = (name: string) => new RegExp(`(<|component: )${name}\\b`).test(shown);
const missing = (files: readonly string[]) =>
  files.flatMap((file) =>
    componentsOf(file)
      .filter((name) => !isShown(name) && !galleries.includes(file.replace(/tsx$/, 'stories.tsx')))
      .map((name) => `${file}: ${name}`),
  );

/** A re-exported context provider, which renders nothing, and lazy parts of another component's example. */
const invisible = new Set([
  'client/components/anchor.tsx: AnchorProvider',
  'client/features/posting/images/uploads-in-progress.tsx: FormUploadsInProgress',
  'client/forms/fields/honeypot-field.tsx: HoneypotField',
  // Shown by the examples of the forms that use it.
  'client/forms/request-form.tsx: RequestForm',
  'client/components/notices/notice-card.tsx: NoticeCard',
  'client/components/notices/notice-list.tsx: NoticeList',
]);

/**
 * Bodies of whole screens and parts that read the server: scenarios show them in all their states, or browser tests
 * open them, so an example would only repeat one.
 */
const bodies = [
  'features/admin/console-app',
  'features/admin/comparison',
  'features/admin/console-parts',
  'features/partners/widget-preview',
  'features/posting/edit/edit-form',
  'features/listing/directions/directions-page',
  'features/place/place-listings',
  'features/listing/listing-page',
  'features/listing/listing-location',
  'features/contact/details/move-in-form',
  'features/contact/details/move-in-request',
  'features/shortlist/saved-shortlist',
  'features/shortlist/shared-shortlist',
  'features/dashboard/listings/on-hold-notice',
  'features/group-list/group',
  'features/group-list/group-home',
  'features/legal/legal-page',
  'features/listing/image-viewer',
  'features/matches/closest-matches',
  'features/matches/filters-dialog/filters-dialog',
  'features/place/closest-listings',
  'features/place/homes-of-place-map',
  'features/posting/sections/floorplan-terms',
  'features/posting/sections/low-rent-question',
  'features/shortlist/decide-together',
  'shared/errors/not-found-nearby',
];
const isBody = (file: string) => bodies.some((name) => file === `client/${name}.tsx`);

it('every component, field and dialog has an example', () => {
  const shared = parts.filter((file) => /^client\/(components|forms|shared\/dialogs)\//.test(file));
  expect(shared.length).toBeGreaterThan(30);
  expect(missing(shared).filter((name) => !invisible.has(name))).toEqual([]);
});

it('every part of a feature with styles of its own has an example', () => {
  const drawn = parts.filter(
    (file) =>
      /^client\/(features\/(?!leads\/|calls\/)[\w-]+|shared)\//.test(file) &&
      /\.module\.css'/.test(read(file)) &&
      !isBody(file),
  );
  expect(drawn.length).toBeGreaterThan(30);
  expect(missing(drawn).filter((name) => !invisible.has(name))).toEqual([]);
});

it('the examples of a component are beside it and show it', () => {
  const astray = galleries.filter((file) => {
    const name = basename(file, '.stories.tsx');
    return !read(file).includes(`from './${name}.tsx'`) || !parts.includes(`${dirname(file)}/${name}.tsx`);
  });
  expect(astray).toEqual([]);
});

it('every exempt component still exists', () => {
  expect(bodies.filter((name) => !parts.includes(`client/${name}.tsx`))).toEqual([]);
});
