import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconNames } from './icon-shapes.ts';
import { Icon } from './icon.tsx';

export default { component: Icon } satisfies Meta<typeof Icon>;
type Story = StoryObj<typeof Icon>;

export const All: Story = {
  render: () => (
    <ul role="list" style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)' }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', width: '4.5rem' }}>
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
export const Filled: Story = { args: { name: 'heart', filled: true, size: 28 } };
