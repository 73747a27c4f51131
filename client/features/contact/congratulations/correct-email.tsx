import { useEffect, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Stack } from '../../../components/layout/layout.tsx';
import { listingUnavailable } from '../../../../domain/leads/lead-rules.ts';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { Button } from '../../../components/button.tsx';
import { FormField } from '../../../forms/fields/form-field.tsx';
import { Input } from '../../../forms/fields/field.tsx';
import { HoneypotField, honeypotValue } from '../../../forms/fields/honeypot-field.tsx';
import { focusFirstField, RejectedFieldsProvider, useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { contactErrors } from '../../../shared/contact/contact-errors.ts';
import { useRenter } from '../../../shared/renter/renter-store.ts';
import type { SentRequest } from '../sent-request.ts';
import { useSendRequests } from '../use-send-requests.ts';
import css from '../../../shared/styles/message-page.module.css';

/** Renders a button that opens a field to correct the email address of what was sent; landlords get a message. */
export function CorrectEmail({ sent }: { sent: SentRequest }) {
  const [open, setOpen] = useState(false);
  const homes = sent.homes.filter(({ outcome, secret }) => secret && outcome !== 'gone' && outcome !== 'checked');
  if (homes.length === 0 || sent.email === '') return null;
  if (!open)
    return (
      <Button look="text" onClick={() => setOpen(true)}>
        Correct your email address
      </Button>
    );
  return (
    <RejectedFieldsProvider>
      <CorrectEmailForm sent={{ ...sent, homes }} />
    </RejectedFieldsProvider>
  );
}

/** Renders that field with its button; focuses the field, since the button before it is gone. */
export function CorrectEmailForm({ sent }: { sent: SentRequest }) {
  const { contact } = useRenter();
  const [email, setEmail] = useState(sent.email);
  const { show, clear, idOf } = useRejectedFields();
  const { homes, schoolId } = sent;
  const { outcomes, send } = useSendRequests({ homes, schoolId: schoolId ?? undefined, reply: true, corrects: true });
  const action = useAsyncAction();
  useEffect(() => document.getElementById(idOf('email'))?.focus(), [idOf]);

  const refuse = (errors: FieldErrors) => {
    flushSync(() => show(errors));
    focusFirstField(Object.keys(errors), idOf);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const person = { ...contact, email: email.trim() };
    const wrong = contactErrors(person)['email'];
    if (wrong) return refuse({ email: wrong });
    if (person.email === sent.email) return refuse({ email: ['Enter the right address.'] });
    const message = `My email address was wrong. Please reply to ${person.email}, not ${sent.email}.`;
    const website = honeypotValue(event.currentTarget);
    void action.run(async () => {
      const errors = await send({ ...person, message, tourTimes: null, website });
      if (errors) refuse(errors);
    });
  };
  return (
    <Stack as="form" gap={3} align="start" onSubmit={submit} noValidate className={css.correct}>
      <FormField name="email" label="Your email">
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => {
              clear('email');
              setEmail(target.value);
            }}
          />
        )}
      </FormField>
      <Button type="submit" look="quiet" busy={action.busy}>
        {homes.length > 1 ? 'Tell the landlords' : 'Tell the landlord'}
      </Button>
      {homes.every(({ id }) => outcomes.get(id) === 'gone') && <p role="alert">{listingUnavailable()['housingId']}</p>}
      <RequestFailed action={action} />
      <HoneypotField />
    </Stack>
  );
}
