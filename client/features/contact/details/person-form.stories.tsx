import type { Meta, StoryObj } from '@storybook/react-vite';
import { RejectedFieldsProvider } from '../../../forms/rejected-fields.tsx';
import { PersonForm } from './person-form.tsx';

export default {
  component: PersonForm,
  decorators: (Story) => (
    <RejectedFieldsProvider>
      <Story />
    </RejectedFieldsProvider>
  ),
} satisfies Meta<typeof PersonForm>;
type Story = StoryObj<typeof PersonForm>;

const ask = { homes: [{ id: '1', name: 'Lane Avenue Flats', slug: 'lane-avenue-flats' }] };

export const BeforeARequest: Story = { args: { pending: { ask } } };
export const SavedDetails: Story = {};
