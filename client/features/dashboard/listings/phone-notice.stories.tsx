import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneNotice } from './phone-notice.tsx';

export default { component: PhoneNotice } satisfies Meta<typeof PhoneNotice>;

export const BeforeTheCall: StoryObj<typeof PhoneNotice> = {
  args: { id: '1', name: 'Neil House', phone: '(614) 555-0143' },
};
