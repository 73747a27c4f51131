import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** Vite's React plugin, with hot reload of screens: React Refresh would reload the page for their export `prepare`. */
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
