import type { Examples } from '../../../mocks/gallery/example.ts';
import { BankChallengeDialog } from './bank-challenge-dialog.tsx';

export const alone = true;
export const examples: Examples = {
  '3-D Secure test card': () => <BankChallengeDialog answer={() => undefined} />,
};
