import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { scenarios } from '../mocks/scenarios.ts';
import type { Scenario } from '../mocks/scenarios/setup/scenario.ts';

const SCREENS = /\/mocks\/gallery\/screens\.ts$/;

const screens = Object.entries<Scenario>(scenarios).map(([name, { title, group, brand }]) => ({
  // Storybook makes the id of it: `no_matches` becomes `no-matches`.
  exportName: name.replaceAll(/[^A-Za-z0-9]+/g, '_'),
  name: title,
  title: `screens/${group}`,
  source: `screenStory(${JSON.stringify({ name, title, brand })})`,
}));

/** Lists the stories of the screens for Storybook's sidebar: one for each scenario. */
export const screenIndexer: Indexer = {
  test: SCREENS,
  createIndex: (importPath) =>
    Promise.resolve(screens.map(({ source: _source, ...story }) => ({ type: 'story', importPath, ...story }))),
};

/** Makes the stories of the screens the exports of mocks/gallery/screens.ts. */
export function screenStories(): Plugin {
  return {
    name: 'screen-stories',
    enforce: 'pre',
    transform(_code, id) {
      if (!SCREENS.test(id)) return undefined;
      const lines = screens.map(
        ({ exportName, name, source }) =>
          `export const ${exportName} = { name: ${JSON.stringify(name)}, ...${source} };`,
      );
      return {
        code: ["import { screenStory } from './screen-story.tsx';", 'export default {};', ...lines].join('\n'),
        map: null,
      };
    },
  };
}
