import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/**
 * Returns Vite's React plugin with hot reload of screen files: they export `prepare` beside their component, for which
 * React Refresh would reload the whole page and lose what is typed.
 */
export const reactRefresh = (): PluginOption[] => [
  react(),
  {
    name: 'react-refresh-of-screens',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        injectTo: 'head-prepend',
        children: "window.__getReactRefreshIgnoredExports = () => ['prepare'];",
      },
    ],
  },
];
