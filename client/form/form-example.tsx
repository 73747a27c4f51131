import { useEffect, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { RefusedProvider, useRefused } from './refused.tsx';
import { useFilledForm } from './use-filled-form.ts';

interface FormExampleProps {
  values?: object;
  /** What the server refused, by field. */
  refused?: FieldErrors;
  children: ReactNode;
}

/** For the gallery: the form that fields stand in, with what was typed and what was refused. */
export function FormExample({ values = {}, refused = {}, children }: FormExampleProps) {
  const form = useFilledForm(() => values);
  return (
    <RefusedProvider>
      <Refuse errors={refused} />
      <Form form={form} onSubmit={() => undefined} subscription={{}} render={() => children} />
    </RefusedProvider>
  );
}

function Refuse({ errors }: { errors: FieldErrors }) {
  const { show } = useRefused();
  // Written as text, for a literal is another object at every render.
  const text = JSON.stringify(errors);
  useEffect(() => show(JSON.parse(text) as FieldErrors), [text, show]);
  return null;
}
