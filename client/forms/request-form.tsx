import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { HydratedForm } from './hydrated-form.tsx';
import { RejectedFieldsProvider } from './rejected-fields.tsx';
import { RequestFailed } from './request-failed.tsx';
import { useFormRequest, type Accepted, type FormAnswer } from './use-form-request.ts';

interface RequestFormProps<Values, Answer> {
  initial: Values;
  className: string | undefined;
  send: (values: Values) => Promise<Answer | null | undefined>;
  done: (answer: Accepted<Answer>, values: Values) => void;
  /** Receives the errors, which also appear at their fields. */
  rejected?: (errors: FieldErrors) => void;
  /** Receives the submit button's props, the status line of a failed request, and what is typed so far. */
  children: (parts: {
    submit: { type: 'submit'; busy: boolean; disabled: boolean };
    failed: ReactNode;
    values: () => Values;
  }) => ReactNode;
}

/** Renders a short server-rendered form that sends one request; the server's errors appear at their fields. */
export function RequestForm<Values extends Record<string, string>, Answer extends FormAnswer>(
  props: RequestFormProps<Values, Answer>,
) {
  return (
    <RejectedFieldsProvider>
      <Fields {...props} />
    </RejectedFieldsProvider>
  );
}

function Fields<Values extends Record<string, string>, Answer extends FormAnswer>(
  props: RequestFormProps<Values, Answer>,
) {
  const { initial, className, send, done, rejected, children } = props;
  const { action, send: request } = useFormRequest();
  return (
    <Form<Values>
      initialValues={initial}
      initialValuesEqual={() => true}
      onSubmit={(values) =>
        request(
          () => send(values),
          (answer) => done(answer, values),
          rejected,
        )
      }
      subscription={{}}
      render={({ handleSubmit, form }) => (
        <HydratedForm className={className} onSubmit={() => void handleSubmit()}>
          {(ready) =>
            children({
              submit: { type: 'submit', busy: action.busy, disabled: !ready },
              failed: <RequestFailed action={action} />,
              values: () => form.getState().values,
            })
          }
        </HydratedForm>
      )}
    />
  );
}
