import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestCards } from './test-cards.tsx';

export default { component: TestCards } satisfies Meta<typeof TestCards>;

export const WithTheLocalProcessor: StoryObj<typeof TestCards> = {};
