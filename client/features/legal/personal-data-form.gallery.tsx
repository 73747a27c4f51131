import type { Examples } from '../../../mocks/gallery/example.ts';
import { PersonalDataForm } from './personal-data-form.tsx';

export const examples: Examples = { 'Before it is sent': () => <PersonalDataForm /> };
