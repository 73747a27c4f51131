import type { Meta } from '@storybook/react-vite';
import { Field } from '../../forms/fields/field.tsx';
import { PlaceCombobox } from './place-combobox.tsx';
import { placeInputProps } from './place-input-props.ts';

export default { component: PlaceCombobox, tags: ['alone'] } satisfies Meta<typeof PlaceCombobox>;

const Opened = ({ text }: { text: string }) => (
  <div style={{ minHeight: '26rem' }}>
    <Field id={placeInputProps.id} label="Place">
      {() => <PlaceCombobox described={undefined} text={text} caret={text.length} onChoose={() => undefined} />}
    </Field>
  </div>
);

export const Suggestions = { render: () => <Opened text="ohio st" /> };
export const NoResults = { render: () => <Opened text="atlantis" /> };
