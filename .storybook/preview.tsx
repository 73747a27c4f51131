// First, before any code of the product reads the current date.
import './clock.ts';
// Second, because it sets the order of the cascade layers.
import '../client/app/theme/theme.ts';
import type { Preview } from '@storybook/react-vite';
import { examplesOf, type StoryFile } from '../mocks/gallery/examples.ts';
import { ExamplePage } from '../mocks/gallery/example-page.tsx';
import { brandCodes } from '../domain/brands/brand.ts';
import { getBrand } from '../domain/brands/brands.ts';
import { forceScheme } from '../mocks/page/force-color-scheme.ts';
import './preview.css';

const files = import.meta.glob<StoryFile>('../client/**/*.stories.tsx');

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    options: { storySort: { method: 'alphabetical', order: ['screens', '*'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    brand: { toolbar: { title: 'Brand', icon: 'paintbrush', items: [...brandCodes], dynamicTitle: true } },
    stories: {
      toolbar: {
        title: 'Stories',
        icon: 'listunordered',
        items: [
          { value: 'one', title: 'This story' },
          { value: 'all', title: 'All of the component' },
        ],
        dynamicTitle: true,
      },
    },
    scheme: { toolbar: { title: 'Scheme', icon: 'mirror', items: ['system', 'light', 'dark'], dynamicTitle: true } },
  },
  initialGlobals: { brand: 'default', scheme: 'system', stories: 'one' },
  loaders: [async ({ parameters }) => ({ file: await files[`.${parameters['fileName']}`]?.() })],
  decorators: [
    (Story, { id, name, tags, globals, parameters, loaded }) => {
      const brand = getBrand(String(globals['brand'])).code;
      document.documentElement.dataset['brand'] = brand;
      forceScheme(String(globals['scheme']));
      const file: StoryFile | undefined = loaded['file'];
      if (!file) return <Story />;
      const examples = examplesOf(file, globals['stories'] === 'all' ? undefined : name);
      const component = String(parameters['fileName']).replace(/^\.\/client\/|\.stories\.tsx$/g, '');
      const page = `${id} ${brand} ${globals['stories']}`;
      return <ExamplePage key={page} name={component} examples={examples} bare={tags.includes('bare')} brand={brand} />;
    },
  ],
};
export default preview;
