// First, before any code of the product reads the current date.
import './clock.ts';
// Second, because it sets the order of the cascade layers.
import '../client/app/theme/theme.ts';
import type { Preview } from '@storybook/react-vite';
import { brandCodes } from '../domain/brands/brand.ts';
import { getBrand } from '../domain/brands/brands.ts';
import { forceScheme } from '../mocks/page/force-color-scheme.ts';
import './preview.css';

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
    scheme: { toolbar: { title: 'Scheme', icon: 'mirror', items: ['system', 'light', 'dark'], dynamicTitle: true } },
  },
  initialGlobals: { brand: 'default', scheme: 'system' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['brand'] = getBrand(String(globals['brand'])).code;
      forceScheme(String(globals['scheme']));
      return <Story />;
    },
  ],
};
export default preview;
