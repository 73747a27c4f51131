import type { Examples } from '../../../mocks/gallery/example.ts';
import { Field } from '../../forms/fields/field.tsx';
import { PlaceCombobox } from './place-combobox.tsx';
import { placeInputProps } from './place-input-props.ts';

const Opened = ({ text }: { text: string }) => (
  <div style={{ minHeight: '26rem' }}>
    <Field id={placeInputProps.id} label="Place">
      {() => <PlaceCombobox described={undefined} text={text} caret={text.length} onChoose={() => undefined} />}
    </Field>
  </div>
);

export const alone = true;
export const examples: Examples = {
  Suggestions: () => <Opened text="ohio st" />,
  'No results': () => <Opened text="atlantis" />,
};
