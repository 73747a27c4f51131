import { noTerms } from '../../../../domain/posting/drafts/draft-limits.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleDraft } from '../example-draft.fixture.ts';
import { MergeConflict } from './merge-conflict.tsx';

const nothing = () => undefined;

export default { component: MergeConflict, args: { draft: exampleDraft, choose: nothing } } satisfies Meta<
  typeof MergeConflict
>;
type Story = StoryObj<typeof MergeConflict>;

export const DifferentNames: Story = { args: { conflict: { field: 'name', value: 'Neil House on High' } } };
export const DifferentFloorplans: Story = {
  args: {
    conflict: { field: 'floorplans', value: [{ bedrooms: 4, bathrooms: 2.5, sq: '1600', rent: '2600', ...noTerms() }] },
  },
};
export const LongDescription: Story = {
  args: { conflict: { field: 'description', value: 'A quiet house with a porch and a yard. '.repeat(20) } },
};
