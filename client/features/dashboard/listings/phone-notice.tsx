import { useRef, useState, type FormEvent } from 'react';
import { toFieldErrors } from '../../../../domain/field-errors.ts';
import { Button } from '../../../components/button.tsx';
import { notify } from '../../../components/notices/notice-store.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { Input } from '../../../forms/fields/field.tsx';
import { FormField } from '../../../forms/fields/form-field.tsx';
import { focusFirstField, RejectedFieldsProvider, useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import {
  useCallContactPhoneMutation,
  useConfirmContactPhoneMutation,
  type ActivateListingMutation,
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
  const { errors, show, clear, idOf } = useRejectedFields();
  const [call] = useCallContactPhoneMutation();
  const [confirm] = useConfirmContactPhoneMutation();
  const action = useAsyncAction();
  const [called, setCalled] = useState(false);
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);

  /** Returns whether it was accepted; otherwise its errors are shown. */
  const accepted = (answer: ActivateListingMutation['activateListing'] | undefined): boolean => {
    if (!answer) throw new Error("The server didn't respond");
    const rejected = 'errors' in answer ? toFieldErrors(answer.errors) : {};
    show(rejected);
    focusFirstField(Object.keys(rejected), idOf);
    return !('errors' in answer);
  };
  const callPhone = () =>
    void action.run(async () => {
      const { data } = await call({ variables: { id } });
      if (!accepted(data?.callContactPhone)) return;
      setCalled(true);
      setCode('');
      notify(`We're calling ${phone} with a code.`, { tone: 'good' });
      form.current?.focus();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(async () => {
      const { data } = await confirm({ variables: { id, code } });
      if (!accepted(data?.confirmContactPhone)) return;
      notify(`${phone} is confirmed. Renters see the date on ${name}.`, { tone: 'good' });
      // The focused button has been removed.
      document.getElementById(`listing-${id}`)?.focus();
    });
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
