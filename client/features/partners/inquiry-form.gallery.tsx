import type { Examples } from '../../../mocks/gallery/example.ts';
import { InquiryForm } from './inquiry-form.tsx';

export const examples: Examples = { 'Nothing filled in': () => <InquiryForm /> };
