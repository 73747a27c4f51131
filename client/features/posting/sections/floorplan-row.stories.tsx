import type { Meta } from '@storybook/react-vite';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { exampleDraft } from '../example-draft.fixture.ts';
import { FloorplanRow } from './floorplan-row.tsx';

export default { component: FloorplanRow } satisfies Meta<typeof FloorplanRow>;

const nothing = () => undefined;

export const OneOfSeveral = {
  render: () => (
    <FormExample values={exampleDraft}>
      <ol role="list">
        <FloorplanRow name="floorplans[0]" title="Floorplan 1" full={false} duplicate={nothing} remove={nothing} />
      </ol>
    </FormExample>
  ),
};
export const OnlyRow = {
  render: () => (
    <FormExample values={exampleDraft}>
      <ol role="list">
        <FloorplanRow name="floorplans[1]" title="Option 1" full={false} duplicate={nothing} remove={undefined} />
      </ol>
    </FormExample>
  ),
};
