import type { Examples } from '../../../mocks/gallery/example.ts';
import { EnquiryForm } from './enquiry-form.tsx';

export const examples: Examples = { 'Nothing filled in': () => <EnquiryForm /> };
