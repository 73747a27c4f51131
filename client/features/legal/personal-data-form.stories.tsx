import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonalDataForm } from './personal-data-form.tsx';

export default { component: PersonalDataForm } satisfies Meta<typeof PersonalDataForm>;

export const BeforeItIsSent: StoryObj<typeof PersonalDataForm> = {};
