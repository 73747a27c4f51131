import type { Meta, StoryObj } from '@storybook/react-vite';
import { InquiryForm } from './inquiry-form.tsx';

export default { component: InquiryForm } satisfies Meta<typeof InquiryForm>;

export const NothingFilledIn: StoryObj<typeof InquiryForm> = {};
