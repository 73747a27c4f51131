import { useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { errorMap } from '../../domain/field-errors.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FailedLine } from '../form/failed-line.tsx';
import { PhoneField } from '../form/phone-field.tsx';
import { focusFirst, RefusedProvider, useRefused } from '../form/refused.tsx';
import { SecretForm } from '../form/secret-form.tsx';
import { TextField } from '../form/text-field.tsx';
import { TextareaField } from '../form/textarea-field.tsx';
import { useAction } from '../form/use-action.ts';
import { trapped, TrapField } from '../renter/trap-field.tsx';
import { Button } from '../ui/button.tsx';
import { useSendAdvertisingMutation } from './send-advertising.generated.ts';
import form from '../form/form.module.css';
import css from './partners-screen.module.css';

const nothing = { firstName: '', lastName: '', phone: '', email: '', about: '' };
type Enquiry = typeof nothing;

/** A question to the operator: to be let in among a brand's partners, or about advertising. */
export function EnquiryForm() {
  return (
    <RefusedProvider>
      <Fields />
    </RefusedProvider>
  );
}

function Fields() {
  const [send] = useSendAdvertisingMutation();
  const { show, idOf } = useRefused();
  const action = useAction();
  const [sentBy, setSentBy] = useState<string>();
  const box = useRef<HTMLDivElement>(null);

  const submit = (enquiry: Enquiry) =>
    void action.run(async () => {
      const element = box.current?.querySelector('form');
      const website = element ? trapped(element) : '';
      const { data } = await send({ variables: { enquiry: { ...enquiry, website } } });
      const answer = data?.sendAdvertising;
      if (!answer) throw new Error('The server gave no answer.');
      if (answer.__typename === 'Invalid') {
        const errors = errorMap(answer.errors);
        show(errors);
        return focusFirst(Object.keys(errors), idOf);
      }
      setSentBy(enquiry.email.trim());
      // The button that had the focus is gone.
      box.current?.focus();
    });

  return (
    <div ref={box} tabIndex={-1} className={css.enquiry}>
      <div role="status">
        {sentBy !== undefined && <p className={css.sent}>Thank you. A person reads it and answers to {sentBy}.</p>}
      </div>
      {sentBy === undefined && (
        <Form<Enquiry>
          initialValues={nothing}
          onSubmit={submit}
          subscription={{}}
          render={({ handleSubmit }) => (
            <SecretForm className={css.fields} onSubmit={() => void handleSubmit()}>
              {(ready) => (
                <>
                  <ErrorSummary owns={() => true} />
                  <div className={form.grid}>
                    <TextField name="firstName" label="First name" autoComplete="given-name" />
                    <TextField name="lastName" label="Last name" autoComplete="family-name" />
                    <TextField name="email" label="E-mail" type="email" autoComplete="email" />
                    <PhoneField name="phone" label="Phone" />
                    <TextareaField
                      wide
                      rows={4}
                      name="about"
                      label="About your site"
                      hint="Its address (https://…), which brand and place, and who reads it."
                    />
                  </div>
                  <FailedLine action={action} />
                  <div>
                    <Button type="submit" busy={action.busy} disabled={!ready}>
                      {action.busy ? 'Sending …' : 'Ask to be added'}
                    </Button>
                  </div>
                  <noscript>
                    <p>To send this form your browser has to run scripts.</p>
                  </noscript>
                  <TrapField />
                </>
              )}
            </SecretForm>
          )}
        />
      )}
    </div>
  );
}
