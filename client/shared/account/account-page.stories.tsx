import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountPage } from './account-page.tsx';

export default { component: AccountPage, tags: ['alone'] } satisfies Meta<typeof AccountPage>;

export const ShortForm: StoryObj<typeof AccountPage> = {
  args: { title: 'Account', children: <p>Logged in as landlord@demo.example</p> },
};
