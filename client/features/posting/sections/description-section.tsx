import { TextCheck } from '../text-check/text-check.tsx';
import { TextareaField } from '../../../forms/fields/textarea-field.tsx';

/** Renders the description; it is shown as written, with its line breaks (K36). */
export function DescriptionSection() {
  return (
    <>
      <TextareaField name="description" label="Description" hint="Renters see your text as you write it." />
      <TextCheck field="description" />
    </>
  );
}
