import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapButtons } from './map-buttons.tsx';

export default {
  component: MapButtons,
  decorators: (Story) => (
    <div style={corner}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof MapButtons>;

const corner = { position: 'relative', height: '10rem' } as const;

export const OnAMap: StoryObj<typeof MapButtons> = { args: { view: undefined, fit: () => {} } };
