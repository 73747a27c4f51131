import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlacePageLoading } from './place-page-loading.tsx';

export default { component: PlacePageLoading } satisfies Meta<typeof PlacePageLoading>;

export const APlaceOnItsWay: StoryObj<typeof PlacePageLoading> = {};
