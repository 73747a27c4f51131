import type { Meta, StoryObj } from '@storybook/react-vite';
import { EnquiryForm } from './enquiry-form.tsx';

export default { component: EnquiryForm } satisfies Meta<typeof EnquiryForm>;

export const NothingFilledIn: StoryObj<typeof EnquiryForm> = {};
