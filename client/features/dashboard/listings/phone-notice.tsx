import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { notify } from '../../../components/notices/notice-store.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { Input } from '../../../forms/fields/field.tsx';
import { FormField } from '../../../forms/fields/form-field.tsx';
import { RejectedFieldsProvider, useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { useFormRequest } from '../../../forms/use-form-request.ts';
import {
  useCallContactPhoneMutation,
  useConfirmContactPhoneMutation,
} from '../../../shared/billing/dashboard.generated.ts';
import css from './listing.module.css';

interface PhoneNoticeProps {
  id: string;
  name: string;
  phone: string;
}

/** Renders the offer to confirm the contact phone by a code from a call, and the field for the code (K66). */
export function PhoneNotice(props: PhoneNoticeProps) {
  return (
    <RejectedFieldsProvider>
      <PhoneForm {...props} />
    </RejectedFieldsProvider>
  );
}

function PhoneForm({ id, name, phone }: PhoneNoticeProps) {
  const { errors, clear } = useRejectedFields();
  const [call] = useCallContactPhoneMutation();
  const [confirm] = useConfirmContactPhoneMutation();
  const { action, send } = useFormRequest();
  const [called, setCalled] = useState(false);
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const callPhone = () =>
    send(
      async () => (await call({ variables: { id } })).data?.callContactPhone,
      () => {
        setCalled(true);
        setCode('');
        notify(`We're calling ${phone} with a code.`, { tone: 'good' });
        form.current?.focus();
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(
      async () => (await confirm({ variables: { id, code } })).data?.confirmContactPhone,
      () => {
        notify(`${phone} is confirmed. Renters see the date on ${name}.`, { tone: 'good' });
        // The focused button has been removed.
        document.getElementById(`listing-${id}`)?.focus();
      },
    );
  };
  const problem = errors['contact.phone']?.[0];
  return (
    <form ref={form} tabIndex={-1} aria-label={`Phone of ${name}`} className={css.hold} onSubmit={submit} noValidate>
      <p>
        {called
          ? `We called ${phone} with a code of six digits. It's valid for ten minutes.`
          : `We haven't confirmed ${phone}. We can call it with a code.`}
      </p>
      {called && (
        <>
          <FormField name="code" label="Code from the call">
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="one-time-code"
                value={code}
                onChange={({ target }) => {
                  clear('code');
                  setCode(target.value);
                }}
              />
            )}
          </FormField>
          <Button type="submit" busy={action.busy}>
            Confirm<VisuallyHidden> {phone}</VisuallyHidden>
          </Button>
        </>
      )}
      <Button look="quiet" busy={action.busy} onClick={callPhone}>
        {called ? 'Call again' : 'Confirm phone'}
        <VisuallyHidden> for {name}</VisuallyHidden>
      </Button>
      <div role="alert">{problem && <p className={css.problem}>{problem}</p>}</div>
      <RequestFailed action={action} />
    </form>
  );
}
