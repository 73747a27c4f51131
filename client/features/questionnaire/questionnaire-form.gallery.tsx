import type { Examples } from '../../../mocks/gallery/example.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';

const search = { locationType: 'college', locationId: 204796, page: 1, site: 'default' } as const;

export const examples: Examples = { 'As one begins': () => <QuestionnaireForm search={search} /> };
