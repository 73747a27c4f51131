import { useFormState } from 'react-final-form';
import { cleanDescription, removedCharacters } from '../../../../domain/posting/description-text.ts';
import { TextareaField } from '../../../forms/fields/textarea-field.tsx';
import type { PostingValues } from '../draft/form-values.ts';
import parts from './section-fields.module.css';

/** Renders the description, with a preview of the displayed text where the two differ (K36). */
export function DescriptionSection() {
  return (
    <>
      <TextareaField
        name="description"
        label="Description"
        hint="Letters, digits, spaces, periods, commas and hyphens are kept. Other characters are removed."
      />
      <DescriptionPreview />
    </>
  );
}

function DescriptionPreview() {
  const { values } = useFormState<PostingValues>({ subscription: { values: true } });
  const cleaned = cleanDescription(values.description);
  const removed = removedCharacters(values.description);
  if (cleaned === values.description.trim()) return null;
  return (
    <div className={parts.shown}>
      <h3>Preview</h3>
      <p>{cleaned || 'Nothing is left of it. Describe the home in letters and digits.'}</p>
      {removed.length > 0 && <p className={parts.lead}>Removed: {removed.join(' ')}</p>}
    </div>
  );
}
