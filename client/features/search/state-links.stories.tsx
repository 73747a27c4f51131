import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateLinks } from './state-links.tsx';

export default { component: StateLinks } satisfies Meta<typeof StateLinks>;

export const AllStates: StoryObj<typeof StateLinks> = {};
