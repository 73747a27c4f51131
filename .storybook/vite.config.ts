import { defineConfig } from 'vite';
import { reactRefresh } from '../scripts/build/react-refresh.ts';

/** How Storybook builds the stories. */
export default defineConfig({
  plugins: [reactRefresh()],
  publicDir: false,
  cacheDir: 'node_modules/.vite/storybook',
  build: { target: 'es2023', chunkSizeWarningLimit: 2000 },
});
