import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonSummary } from './person-summary.tsx';

const nothing = () => undefined;
const ana = { firstName: 'Ana', lastName: 'Reyes', phone: '(614) 555-0123', email: 'ana@student.example' };

export default { component: PersonSummary, args: { change: nothing } } satisfies Meta<typeof PersonSummary>;
type Story = StoryObj<typeof PersonSummary>;

export const Filled: Story = { args: { person: ana } };
export const LongEmail: Story = {
  args: { person: { ...ana, email: 'anastasia.margarita.reyes-villanueva.class.of.2029@students.longname.example' } },
};
