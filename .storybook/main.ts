import type { StorybookConfig } from '@storybook/react-vite';
import { screenIndexer, screenStories } from './stories.ts';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // The site's own vite.config.ts is about the size of its files.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../mocks/gallery/screens.ts', '../client/**/*.stories.tsx'],
  experimental_indexers: (indexers = []) => [...indexers, screenIndexer],
  viteFinal: (vite) => ({ ...vite, plugins: [screenStories(), ...(vite.plugins ?? [])] }),
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
