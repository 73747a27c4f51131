import type { Examples } from '../../../mocks/gallery/example.ts';
import { PaymentStatus } from './payment-status.tsx';

export const examples: Examples = {
  'Bank asks for confirmation': () => <PaymentStatus asking />,
  Interrupted: () => <PaymentStatus asking={false} leftOff />,
};
