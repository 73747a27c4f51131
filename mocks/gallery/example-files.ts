import type { ExampleModule } from './example.ts';

/** Every `x.gallery.tsx` of the client, found by its name: to join is one file. */
const files = import.meta.glob<ExampleModule>('../../client/**/*.gallery.tsx');
const nameOf = (file: string) => file.replace('../../client/', '').replace('.gallery.tsx', '');
const loads = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), load]));

/** The components that have examples, as their files are called: `components/button`. */
export const exampleNames: readonly string[] = [...loads.keys()].toSorted();

/** The examples of a component; undefined when there are none. */
export const loadExamples = async (name: string): Promise<ExampleModule | undefined> => loads.get(name)?.();

/** 'On its way' as an address wants it: `on-its-way`. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
