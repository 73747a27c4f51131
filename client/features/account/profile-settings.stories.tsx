import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfileSettings } from './profile-settings.tsx';

const nothing = () => Promise.resolve();
const account = { email: 'landlord@demo.example', pendingEmail: null, firstName: 'Robin', lastName: 'Calloway' };

export default { component: ProfileSettings, args: { changed: nothing } } satisfies Meta<typeof ProfileSettings>;
type Story = StoryObj<typeof ProfileSettings>;

export const CurrentValues: Story = { args: { account } };
export const NewEmailUnconfirmed: Story = { args: { account: { ...account, pendingEmail: 'robin@calloway.example' } } };
export const WithoutName: Story = { args: { account: { ...account, firstName: '', lastName: '' } } };
