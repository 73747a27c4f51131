import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandLogo } from './brand-logo.tsx';

export default {
  component: BrandLogo,
  decorators: (Story) => (
    <div style={{ width: 48, color: 'var(--accent)' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof BrandLogo>;

export const Mark: StoryObj<typeof BrandLogo> = {};
