import { useRef, useState } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { Notice } from '../../components/layout/text.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { PhoneField } from '../../forms/fields/phone-field.tsx';
import { RequestForm } from '../../forms/request-form.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { TextareaField } from '../../forms/fields/textarea-field.tsx';
import { honeypotValue, HoneypotField } from '../../forms/fields/honeypot-field.tsx';
import { Button } from '../../components/button.tsx';
import { useSendAdvertisingMutation } from './send-advertising.generated.ts';
import form from '../../forms/form.module.css';
import css from './partners-screen.module.css';

/** Renders a form to contact the operator: to join a brand's partners, or about advertising. */
export function InquiryForm() {
  const [send] = useSendAdvertisingMutation();
  const [sentBy, setSentBy] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1} className={css.inquiry}>
      <div role="status">
        {sentBy !== undefined && (
          <Notice as="p" tone="good">
            Thank you. A person will read it and reply to {sentBy}.
          </Notice>
        )}
      </div>
      {sentBy === undefined && (
        <RequestForm
          className={css.fields}
          initial={{ firstName: '', lastName: '', phone: '', email: '', about: '' }}
          send={async (inquiry) => {
            const element = box.current?.querySelector('form');
            const website = element ? honeypotValue(element) : '';
            const { data } = await send({ variables: { inquiry: { ...inquiry, topic: 'partnership', website } } });
            return data?.sendAdvertising;
          }}
          done={(_, { email }) => {
            setSentBy(email.trim());
            // The focused button has been removed.
            box.current?.focus();
          }}
        >
          {({ submit, failed }) => (
            <>
              <ErrorSummary owns={() => true} />
              <Stack className={form.grid}>
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
              </Stack>
              {failed}
              <div>
                <Button {...submit}>{submit.busy ? 'Sending …' : 'Send inquiry'}</Button>
              </div>
              <noscript>
                <p>This form needs JavaScript.</p>
              </noscript>
              <HoneypotField />
            </>
          )}
        </RequestForm>
      )}
    </div>
  );
}
