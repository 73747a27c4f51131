import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../../../forms/form-example.fixture.tsx';
import { SectionError } from './section-error.tsx';

export default { component: SectionError } satisfies Meta<typeof SectionError>;

export const Refused: StoryObj<typeof SectionError> = {
  decorators: withForm({}, { floorplans: ['Fill in every row: bedrooms, bathrooms, square feet and rent.'] }),
  args: { field: 'floorplans' },
};
