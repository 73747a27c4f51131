// First, because it sets the order of the cascade layers.
import '../../client/app/theme/theme.ts';
import { createRoot } from 'react-dom/client';
import { getBrand } from '../../domain/brands/brands.ts';
import { forceScheme } from '../page/force-color-scheme.ts';
import { setClock } from '../page/isolate-page.ts';
import { SCENARIO_NOW } from '../scenarios/setup/scenario.ts';

/** `/gallery` is the page of frames, `/gallery?part=components/button` the content of one frame: the examples of a component. */
const query = new URLSearchParams(location.search);
const html = document.documentElement;

/** Resolves when the fonts and images are loaded, including those below the viewport. */
async function complete(): Promise<void> {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

async function showAll(root: HTMLElement): Promise<void> {
  const [{ GalleryPage }, { allFrames }] = await Promise.all([import('./gallery-page.tsx'), import('./frame.ts')]);
  const frames = await allFrames();
  // For tests, which use the same frames.
  Object.assign(window, { galleryFrames: frames });
  createRoot(root).render(<GalleryPage frames={frames} />);
}

async function showPart(root: HTMLElement, part: string): Promise<void> {
  // Before any product code reads the current date.
  setClock(new Date(SCENARIO_NOW));
  const brand = getBrand(query.get('site')).code;
  html.dataset['brand'] = brand;
  forceScheme(query.get('scheme'));
  const [{ ExamplePage }, { loadExamples }] = await Promise.all([
    import('./example-page.tsx'),
    import('./example-files.ts'),
  ]);
  const module = await loadExamples(part);
  if (!module) throw new Error(`No component is called ${part}.`);
  const only = query.get('example');
  await new Promise<void>((drawn) =>
    createRoot(root).render(<ExamplePage name={part} module={module} brand={brand} only={only} drawn={drawn} />),
  );
}

/** Starts the gallery. `<html data-mocked>` has the state of the page, as in the mocked client. */
async function begin(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no place for the gallery.');
  const part = query.get('part');
  try {
    await (part === null ? showAll(root) : showPart(root, part));
    await complete();
    html.dataset['mocked'] = 'ready';
  } catch (error) {
    html.dataset['mockedError'] = error instanceof Error ? error.message : String(error);
    root.textContent = html.dataset['mockedError'];
    html.dataset['mocked'] = 'failed';
    throw error;
  }
}

await begin();
