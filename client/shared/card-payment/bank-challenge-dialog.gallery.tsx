import type { Examples } from '../../../mocks/gallery/example.ts';
import { BankChallengeDialog } from './bank-challenge-dialog.tsx';

export const alone = true;
export const examples: Examples = {
  'A test card with 3-D Secure': () => <BankChallengeDialog answer={() => undefined} />,
};
