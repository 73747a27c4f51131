import type { Examples } from '../../../../mocks/gallery/example.ts';
import { ResetRequestForm } from './reset-request-form.tsx';

export const examples: Examples = {
  Empty: () => <ResetRequestForm />,
  'With email': () => <ResetRequestForm email="landlord@demo.example" />,
};
