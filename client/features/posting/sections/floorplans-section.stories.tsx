import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { FloorplansSection, RemovedRow } from './floorplans-section.tsx';

export default { component: FloorplansSection, tags: ['alone'] } satisfies Meta<typeof FloorplansSection>;
type Story = StoryObj<typeof FloorplansSection>;

export const Empty: Story = { decorators: withForm(emptyExampleDraft) };
export const Filled: Story = { decorators: withForm(exampleDraft) };
export const RowRemoved: Story = {
  render: () => (
    <ol role="list">
      <RemovedRow title="Floorplan 2" undo={() => undefined} />
    </ol>
  ),
};
export const Refused: Story = { decorators: withForm(exampleDraft, { floorplans: ['Fill in every row.'] }) };
