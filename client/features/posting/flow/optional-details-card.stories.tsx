import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../../../forms/form-example.fixture.tsx';
import { exampleDraft } from '../example-draft.fixture.ts';
import { OptionalDetailsCard } from './optional-details-card.tsx';

export default { component: OptionalDetailsCard } satisfies Meta<typeof OptionalDetailsCard>;
type Story = StoryObj<typeof OptionalDetailsCard>;

const floorplans = exampleDraft.floorplans.map((row) => ({ ...row, deposit: '500', leaseMonths: [12] }));

export const NothingStated: Story = { decorators: withForm(exampleDraft) };
export const SomeStated: Story = { decorators: withForm({ ...exampleDraft, floorplans }) };
