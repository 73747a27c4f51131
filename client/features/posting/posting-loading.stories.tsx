import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostingLoading } from './posting-loading.tsx';

export default { component: PostingLoading } satisfies Meta<typeof PostingLoading>;

export const WhileTheDraftIsLookedUp: StoryObj<typeof PostingLoading> = {};
