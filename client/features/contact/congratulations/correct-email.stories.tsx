import type { Meta, StoryObj } from '@storybook/react-vite';
import { RejectedFieldsProvider } from '../../../forms/rejected-fields.tsx';
import type { SentRequest } from '../sent-request.ts';
import { CorrectEmail, CorrectEmailForm } from './correct-email.tsx';

export default { component: CorrectEmail, tags: ['alone'] } satisfies Meta<typeof CorrectEmail>;
type Story = StoryObj<typeof CorrectEmail>;

const sent: SentRequest = {
  reply: false,
  corrects: false,
  email: 'maya@colege.example',
  homes: [
    { id: '1', name: 'Lane Avenue Flats', slug: 'lane-avenue-flats', outcome: 'sent', secret: 'secret' },
    { id: '3', name: 'Neil House', slug: 'neil-house', outcome: 'sent', secret: 'secret' },
  ],
  schoolId: null,
};

export const Closed: Story = { args: { sent } };
export const Open: Story = {
  render: () => (
    <RejectedFieldsProvider>
      <CorrectEmailForm sent={sent} />
    </RejectedFieldsProvider>
  ),
};
