import type { Meta, StoryObj } from '@storybook/react-vite';
import { PinMap } from './pin-map.tsx';

export default {
  component: PinMap,
  decorators: (Story) => (
    <div style={{ height: '18rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof PinMap>;

const at = { lat: 39.99, lon: -83 };
const colleges = [
  { displayName: 'Ohio State University', lat: 40.0, lon: -83.0145 },
  { displayName: 'Capital University', lat: 39.9555, lon: -82.9383 },
];

export const PinInACity: StoryObj<typeof PinMap> = {
  args: { at, begin: at, isWide: false, colleges, moved: () => undefined },
};
