import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareButton } from './share-button.tsx';

export default { component: ShareButton } satisfies Meta<typeof ShareButton>;

export const TwoHomes: StoryObj<typeof ShareButton> = { args: { college: undefined, ids: ['1', '2'] } };
