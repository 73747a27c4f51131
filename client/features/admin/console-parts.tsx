import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { toFieldErrors, type FieldErrors } from '../../../domain/field-errors.ts';
import { formatDate } from '../../../domain/format/local-dates.ts';
import { useNavigate } from '../../app/router/router.tsx';
import { isPlain } from '../../app/router/router-link.tsx';
import { Button } from '../../components/button.tsx';
import { Field, Input, TextArea } from '../../forms/fields/field.tsx';
import { errorMessage, isLoggedOut } from '../../graphql/error-message.ts';
import { useConsoleActMutation, useConsolePreviewQuery } from './console.generated.ts';
import css from './console.module.css';

/** A link to another screen of the console. */
export function ConsoleLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  const go = useNavigate();
  return (
    <a
      {...rest}
      href={`/admin${to}`}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        go(to);
      }}
    />
  );
}

/** An error in place of what could not be loaded; an ended session leads to the login. */
export function Failed({ error }: { error: unknown }) {
  const loggedOut = isLoggedOut(error);
  return (
    <div role="alert">
      <p>{loggedOut ? 'Your session has ended.' : errorMessage(error)}</p>
      <Button look="quiet" onClick={() => window.location.reload()}>
        {loggedOut ? 'Log in' : 'Try again'}
      </Button>
    </div>
  );
}

/** A moment in the reader's own time zone. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at}>{formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
);

/** The errors of one form and what to do while it is sent. */
export function useSending() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const send = async (
    work: () => Promise<{ errors: readonly { field: string; messages: readonly string[] }[] } | undefined>,
  ) => {
    setBusy(true);
    try {
      setErrors(toFieldErrors((await work())?.errors ?? []));
    } catch (error) {
      setErrors({
        notification: [isLoggedOut(error) ? 'Your session has ended. Reload the page to log in.' : errorMessage(error)],
      });
    } finally {
      setBusy(false);
    }
  };
  return { errors, busy, send };
}

interface ConsoleFormProps {
  errors: FieldErrors;
  busy: boolean;
  submit: string;
  danger?: boolean;
  onSubmit: (values: FormData) => void;
  children?: ReactNode;
}

/** A form of the console with its errors and its button. */
export function ConsoleForm({ errors, busy, submit, danger = false, onSubmit, children }: ConsoleFormProps) {
  return (
    <form
      className={css.form}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit(new FormData(event.currentTarget));
      }}
    >
      {children}
      <Button type="submit" busy={busy} look={danger ? 'danger' : 'main'}>
        {submit}
      </Button>
      <p role="alert" className={css.error}>
        {errors['notification']?.[0]}
      </p>
    </form>
  );
}

interface TextInputProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  errors: FieldErrors;
  hint?: string;
}

/** A labeled input that the browser keeps the value of. */
export function TextInput({ name, label, errors, hint, ...input }: TextInputProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={errors[name]?.[0]}>
      {(control) => <Input {...control} {...input} name={name} />}
    </Field>
  );
}

export interface Action {
  name: string;
  label: string;
  /** The label of what is written, for an action that asks for it. */
  asks?: string;
  danger?: boolean;
}

/** Asks for a reason and shows what will happen, before an action is done. */
export function ActionDialog({
  action,
  id,
  subject,
  close,
}: {
  action: Action;
  id: string;
  subject: string;
  /** With what was done; without it when nothing was. */
  close: (message?: string) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { data, error } = useConsolePreviewQuery({ variables: { action: action.name } });
  const [act] = useConsoleActMutation();
  const { errors, busy, send } = useSending();
  const field = useId();
  const label = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={label} onClose={() => close()}>
      <h2 id={label}>
        {action.label}: {subject}
      </h2>
      {error && <Failed error={error} />}
      <ul>
        {data?.preview.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ConsoleForm
        errors={errors}
        busy={busy || !data}
        submit={action.label}
        danger={action.danger ?? false}
        onSubmit={(values) =>
          void send(async () => {
            const reason = String(values.get('reason') ?? '');
            const result = (await act({ variables: { action: action.name, id, reason } })).data?.act;
            if (!result || 'errors' in result) return result;
            close(result.message);
            return undefined;
          })
        }
      >
        {action.asks !== undefined && (
          <Field id={field} label={action.asks} error={errors['reason']?.[0]}>
            {(control) => <TextArea {...control} name="reason" rows={4} maxLength={2000} />}
          </Field>
        )}
        <Button look="quiet" onClick={() => close()}>
          Back
        </Button>
      </ConsoleForm>
    </dialog>
  );
}
