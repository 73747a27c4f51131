import type { Examples } from '../../mocks/gallery/example.ts';
import { Field } from '../ui/field.tsx';
import { PlaceCombobox } from './place-combobox.tsx';
import { placeInput } from './place-input.ts';

const Opened = ({ text }: { text: string }) => (
  <div style={{ minHeight: '26rem' }}>
    <Field id={placeInput.id} label="Place">
      {() => <PlaceCombobox described={undefined} text={text} caret={text.length} onChoose={() => undefined} />}
    </Field>
  </div>
);

export const alone = true;
export const examples: Examples = {
  'Answers while one types': () => <Opened text="ohio st" />,
  'No such place': () => <Opened text="atlantis" />,
};
