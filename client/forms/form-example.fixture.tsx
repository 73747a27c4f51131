import { useEffect, type ComponentType, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { RejectedFieldsProvider, useRejectedFields } from './rejected-fields.tsx';
import { usePrefilledForm } from './use-prefilled-form.ts';

interface FormExampleProps {
  values?: object | undefined;
  /** The server's errors by field. */
  refused?: FieldErrors | undefined;
  children: ReactNode;
}

/** Renders fields in a form with typed values and errors, for the gallery. */
export function FormExample({ values = {}, refused = {}, children }: FormExampleProps) {
  const form = usePrefilledForm(() => values);
  return (
    <RejectedFieldsProvider>
      <ShowErrors errors={refused} />
      <Form form={form} onSubmit={() => undefined} subscription={{}} render={() => children} />
    </RejectedFieldsProvider>
  );
}

/** Returns the decorator of a story that shows fields in such a form. */
export const withForm = (values?: object, refused?: FieldErrors) => (Story: ComponentType) => (
  <FormExample values={values} refused={refused}>
    <Story />
  </FormExample>
);

function ShowErrors({ errors }: { errors: FieldErrors }) {
  const { show } = useRejectedFields();
  // Serialized, because an object literal is new on every render.
  const text = JSON.stringify(errors);
  useEffect(() => show(JSON.parse(text) as FieldErrors), [text, show]);
  return null;
}
