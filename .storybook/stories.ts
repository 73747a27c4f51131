import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { parseAst, type Plugin } from 'vite';
import { scenarios } from '../mocks/scenarios.ts';
import type { Scenario } from '../mocks/scenarios/setup/scenario.ts';

const ROOT = resolve(import.meta.dirname, '..');
const STORIES = /\/(client\/.+\.gallery\.tsx|mocks\/gallery\/screens\.ts)$/;
/** The export of the story that shows all examples of a component. */
const ALL = 'All_examples';

interface Story {
  exportName: string;
  name: string;
  /** Its place in the sidebar: `components/button`, `screens/renter`. */
  title: string;
  tags: string[];
  source: string;
}

/** Returns the name of an export, from which Storybook makes the id: `Long_text` becomes `long-text`. */
const exportNameOf = (text: string) =>
  text.replaceAll(/[^A-Za-z0-9]+/g, '_').replace(/^_?(?=\d)|^_+|_+$/g, (found) => (found === '' ? '_' : ''));

/** Returns the exports of a file of examples: their names, and the keys of its `examples`. */
function exportsOf(code: string): { names: string[]; titles: string[] } {
  const names: string[] = [];
  const titles: string[] = [];
  for (const statement of parseAst(code, { lang: 'tsx' }).body)
    if (statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration')
      for (const { id, init } of statement.declaration.declarations) {
        if (id.type !== 'Identifier') continue;
        names.push(id.name);
        if (id.name !== 'examples' || init?.type !== 'ObjectExpression') continue;
        for (const property of init.properties)
          if (property.type === 'Property' && property.key.type === 'Identifier') titles.push(property.key.name);
          else if (property.type === 'Property' && property.key.type === 'Literal')
            titles.push(String(property.key.value));
      }
  return { names, titles };
}

const screenStories = (): Story[] =>
  Object.entries<Scenario>(scenarios).map(([name, { title, group, brand }]) => ({
    exportName: exportNameOf(name),
    name: title,
    title: `screens/${group}`,
    tags: [],
    source: `screenStory(${JSON.stringify({ name, title, brand })})`,
  }));

/** Returns a story with all examples of a component, unless each is a page of its own, and one for each example. */
function componentStories(file: string, code: string): Story[] {
  const title = relative(resolve(ROOT, 'client'), file).replace('.gallery.tsx', '');
  const { names, titles } = exportsOf(code);
  const alone = names.includes('alone');
  const story = (exportName: string, name: string, shown: readonly string[]): Story => ({
    exportName,
    name,
    title,
    tags: alone ? ['alone'] : [],
    source: `exampleStory(${JSON.stringify({ title, shown, bare: names.includes('bare') })}, examples)`,
  });
  const each = titles.map((name) => story(exportNameOf(name), name, [name]));
  if (alone) return each;
  return [story(ALL, 'All examples', titles), ...(titles.length > 1 ? each : [])];
}

const storiesOf = (file: string, code: string) =>
  file.endsWith('.gallery.tsx') ? componentStories(file, code) : screenStories();

/** Lists the stories for Storybook's sidebar. */
export const indexer: Indexer = {
  test: STORIES,
  createIndex: (file) =>
    Promise.resolve(
      storiesOf(file, readFileSync(file, 'utf8')).map(({ source: _source, ...story }) => ({
        type: 'story',
        importPath: file,
        ...story,
      })),
    ),
};

/** Appends the stories to a file of examples as exports, the form in which Storybook reads them. */
export function storyExports(): Plugin {
  return {
    name: 'story-exports',
    enforce: 'pre',
    transform(code, id) {
      if (!STORIES.test(id)) return undefined;
      const stories = storiesOf(id, code);
      // Under other names inside the file, which may have a component of the same name.
      const lines = stories.map(
        ({ exportName, name, source }, index) =>
          `const story${index} = { name: ${JSON.stringify(name)}, ...${source} }; export { story${index} as ${exportName} };`,
      );
      const meta = `export default { includeStories: ${JSON.stringify(stories.map(({ exportName }) => exportName))} };`;
      const imported = `import { exampleStory, screenStory } from '${ROOT}/mocks/gallery/story.tsx';`;
      return { code: [imported, code, meta, ...lines].join('\n'), map: null };
    },
  };
}
