import type { ExampleModule } from './example.ts';

/** Every `x.gallery.tsx` of the client, found by file name: adding one requires no registration. */
const files = import.meta.glob<ExampleModule>('../../client/**/*.gallery.tsx');
const nameOf = (file: string) => file.replace('../../client/', '').replace('.gallery.tsx', '');
const loads = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), load]));

/** The components that have examples, by file name: `components/button`. */
export const exampleNames: readonly string[] = [...loads.keys()].toSorted();

/** Returns the examples of a component; undefined when there are none. */
export const loadExamples = async (name: string): Promise<ExampleModule | undefined> => loads.get(name)?.();

/** Returns a title as a slug: `on-its-way` for 'On its way'. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
