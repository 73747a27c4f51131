import { useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { toFieldErrors } from '../../../domain/field-errors.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { PhoneField } from '../../forms/fields/phone-field.tsx';
import { focusFirstField, RejectedFieldsProvider, useRejectedFields } from '../../forms/rejected-fields.tsx';
import { HydratedForm } from '../../forms/hydrated-form.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { TextareaField } from '../../forms/fields/textarea-field.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { honeypotValue, HoneypotField } from '../../forms/fields/honeypot-field.tsx';
import { Button } from '../../components/button.tsx';
import { useSendAdvertisingMutation } from './send-advertising.generated.ts';
import form from '../../forms/form.module.css';
import css from './partners-screen.module.css';

const emptyEnquiry = { firstName: '', lastName: '', phone: '', email: '', about: '' };
type Enquiry = typeof emptyEnquiry;

/** Renders a form to contact the operator: to join a brand's partners, or about advertising. */
export function EnquiryForm() {
  return (
    <RejectedFieldsProvider>
      <Fields />
    </RejectedFieldsProvider>
  );
}

function Fields() {
  const [send] = useSendAdvertisingMutation();
  const { show, idOf } = useRejectedFields();
  const action = useAsyncAction();
  const [sentBy, setSentBy] = useState<string>();
  const box = useRef<HTMLDivElement>(null);

  const submit = (enquiry: Enquiry) =>
    void action.run(async () => {
      const element = box.current?.querySelector('form');
      const website = element ? honeypotValue(element) : '';
      const { data } = await send({ variables: { enquiry: { ...enquiry, topic: 'partnership', website } } });
      const answer = data?.sendAdvertising;
      if (!answer) throw new Error("The server didn't respond.");
      if (answer.__typename === 'Invalid') {
        const errors = toFieldErrors(answer.errors);
        show(errors);
        return focusFirstField(Object.keys(errors), idOf);
      }
      setSentBy(enquiry.email.trim());
      // The focused button has been removed.
      box.current?.focus();
    });

  return (
    <div ref={box} tabIndex={-1} className={css.enquiry}>
      <div role="status">
        {sentBy !== undefined && <p className={css.sent}>Thank you. A person will read it and reply to {sentBy}.</p>}
      </div>
      {sentBy === undefined && (
        <Form<Enquiry>
          initialValues={emptyEnquiry}
          onSubmit={submit}
          subscription={{}}
          render={({ handleSubmit }) => (
            <HydratedForm className={css.fields} onSubmit={() => void handleSubmit()}>
              {(ready) => (
                <>
                  <ErrorSummary owns={() => true} />
                  <div className={form.grid}>
                    <TextField name="firstName" label="First name" autoComplete="given-name" />
                    <TextField name="lastName" label="Last name" autoComplete="family-name" />
                    <TextField name="email" label="Email" type="email" autoComplete="email" />
                    <PhoneField name="phone" label="Phone" />
                    <TextareaField
                      wide
                      rows={4}
                      name="about"
                      label="About your site"
                      hint="Its address (https://…), which brand and place, and who visits it."
                    />
                  </div>
                  <RequestFailed action={action} />
                  <div>
                    <Button type="submit" busy={action.busy} disabled={!ready}>
                      {action.busy ? 'Sending …' : 'Send inquiry'}
                    </Button>
                  </div>
                  <noscript>
                    <p>This form needs JavaScript.</p>
                  </noscript>
                  <HoneypotField />
                </>
              )}
            </HydratedForm>
          )}
        />
      )}
    </div>
  );
}
