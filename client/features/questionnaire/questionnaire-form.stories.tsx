import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuestionnaireForm } from './questionnaire-form.tsx';

export default { component: QuestionnaireForm } satisfies Meta<typeof QuestionnaireForm>;

const search = { locationType: 'college', locationId: 204796, page: 1, site: 'default' } as const;

export const AsOneBegins: StoryObj<typeof QuestionnaireForm> = { args: { search } };
