import type { Meta, StoryObj } from '@storybook/react-vite';
import { BankChallengeDialog } from './bank-challenge-dialog.tsx';

export default { component: BankChallengeDialog, tags: ['alone'] } satisfies Meta<typeof BankChallengeDialog>;

export const SecureTestCard: StoryObj<typeof BankChallengeDialog> = {
  name: '3-D Secure test card',
  args: { answer: () => undefined },
};
