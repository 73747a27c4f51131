import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeBlock } from './code-block.tsx';

export default { component: CodeBlock } satisfies Meta<typeof CodeBlock>;
type Story = StoryObj<typeof CodeBlock>;

export const SeveralLines: Story = {
  args: { label: 'Your policy', code: 'script-src https://homes.example;\nframe-src https://homes.example;' },
};
export const LongLine: Story = {
  args: { label: 'Your snippet', code: `<script async src="https://homes.example/${'a'.repeat(120)}"></script>` },
};
