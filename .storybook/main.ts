import type { StorybookConfig } from '@storybook/react-vite';
import { indexer, storyExports } from './stories.ts';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // The site's own vite.config.ts is about the size of its files.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../mocks/gallery/screens.ts', '../client/**/*.gallery.tsx'],
  experimental_indexers: () => [indexer],
  viteFinal: (vite) => ({ ...vite, plugins: [storyExports(), ...(vite.plugins ?? [])] }),
  staticDirs: ['../client/public'],
  // Nothing leaves this machine.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The examples have no arguments; the toolbar has the brand and the color scheme.
  features: {
    actions: false,
    backgrounds: false,
    changeDetection: false,
    controls: false,
    interactions: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  typescript: { reactDocgen: false },
};
export default config;
