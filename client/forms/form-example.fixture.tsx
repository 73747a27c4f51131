import { useEffect, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { RejectedFieldsProvider, useRejectedFields } from './rejected-fields.tsx';
import { usePrefilledForm } from './use-prefilled-form.ts';

interface FormExampleProps {
  values?: object;
  /** What the server refused, by field. */
  refused?: FieldErrors;
  children: ReactNode;
}

/** For the gallery: the form that fields stand in, with what was typed and what was refused. */
export function FormExample({ values = {}, refused = {}, children }: FormExampleProps) {
  const form = usePrefilledForm(() => values);
  return (
    <RejectedFieldsProvider>
      <ShowErrors errors={refused} />
      <Form form={form} onSubmit={() => undefined} subscription={{}} render={() => children} />
    </RejectedFieldsProvider>
  );
}

function ShowErrors({ errors }: { errors: FieldErrors }) {
  const { show } = useRejectedFields();
  // Written as text, for a literal is another object at every render.
  const text = JSON.stringify(errors);
  useEffect(() => show(JSON.parse(text) as FieldErrors), [text, show]);
  return null;
}
