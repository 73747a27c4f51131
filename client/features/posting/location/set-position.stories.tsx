import type { Meta, StoryObj } from '@storybook/react-vite';
import { SetPosition } from './set-position.tsx';

export default { component: SetPosition } satisfies Meta<typeof SetPosition>;

const nothing = () => undefined;
const nowhere = { city: '', state: '', zip: '' };

export const AddressNotFound: StoryObj<typeof SetPosition> = {
  args: { at: null, area: nowhere, address: null, choose: nothing },
};
