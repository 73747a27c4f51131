import type { Examples } from '../../../mocks/gallery/example.ts';
import { PaymentStatus } from './payment-status.tsx';

export const examples: Examples = {
  'Bank asks': () => <PaymentStatus asking />,
  'Left off': () => <PaymentStatus asking={false} leftOff />,
};
