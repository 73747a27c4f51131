import { createContext, use, useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { toFieldErrors, type FieldErrors } from '../../../domain/field-errors.ts';
import { MAX_QUEUE, QUEUE_PER_PAGE } from '../../../domain/limits.ts';
import { formatDate } from '../../../domain/format/local-dates.ts';
import { useNavigate } from '../../app/router/router.tsx';
import { isPlain } from '../../app/router/router-link.tsx';
import { Button } from '../../components/button.tsx';
import { isRejected, type Accepted, type FormAnswer } from '../../forms/use-form-request.ts';
import { Field, TextArea, LabeledInput } from '../../forms/fields/field.tsx';
import { serverUrl } from '../../graphql/transport.ts';
import { errorMessage, isLoggedOut } from '../../graphql/error-message.ts';
import { useConsoleActMutation, useConsolePreviewQuery } from './console.generated.ts';
import css from './console.module.css';

/** A link to another screen of the console. */
export function ConsoleLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  const go = useNavigate();
  return (
    <a
      {...rest}
      href={serverUrl(`/admin${to}`)}
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

/** A region that scrolls sideways where the window is narrow, by keyboard, too. */
export const Scroll = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={css.scroll} role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
);

/** A table, with the names of its columns where it needs them. */
export const Table = ({ columns, children }: { columns?: readonly string[]; children: ReactNode }) => (
  <table className={css.table}>
    {columns && (
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>{children}</tbody>
  </table>
);

/** A moment in the reader's own time zone. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at}>{formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
);

/** The errors of one form and what to do while it is sent. */
export function useSending() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const send = async <Answer extends FormAnswer>(
    request: () => Promise<Answer | undefined>,
    done: (answer: Accepted<Answer>) => void,
  ) => {
    setBusy(true);
    try {
      const answer = await request();
      setErrors(answer && isRejected(answer) ? toFieldErrors(answer.errors) : {});
      if (answer && !isRejected(answer)) done(answer as Accepted<Answer>);
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

const FormErrors = createContext<FieldErrors | undefined>(undefined);

interface ConsoleFormProps {
  errors?: FieldErrors;
  busy?: boolean;
  submit: string;
  danger?: boolean;
  /** Receives what is written in a field, by its name. */
  onSubmit: (text: (name: string) => string) => void;
  children?: ReactNode;
}

/** A form of the console with its errors and its button. */
export function ConsoleForm({ errors, busy = false, submit, danger = false, onSubmit, children }: ConsoleFormProps) {
  return (
    <Stack
      as="form"
      className={css.form}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        if (!busy) onSubmit((name) => String(values.get(name) ?? ''));
      }}
    >
      <FormErrors value={errors}>{children}</FormErrors>
      <Button type="submit" busy={busy} look={danger ? 'danger' : 'main'}>
        {submit}
      </Button>
      <p role="alert" className={css.error}>
        {errors?.['notification']?.[0]}
      </p>
    </Stack>
  );
}

/** A labeled input of a form of the console, with its error; the browser keeps its value. */
export function TextInput(input: ComponentProps<typeof LabeledInput> & { name: string }) {
  return <LabeledInput {...input} error={use(FormErrors)?.[input.name]?.[0]} />;
}

export interface Action {
  name: string;
  label: string;
  /** The label of what is written, for an action that asks for it. */
  asks?: string;
  danger?: boolean;
  hasAmount?: boolean;
}

interface OpenAction {
  action: Action;
  id: string;
  name: string;
}

/** Asks for a reason and shows what will happen, before an action is done; closes with what was done, if anything. */
function ActionDialog({ action, id, name, close }: OpenAction & { close: (message?: string) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { data, error } = useConsolePreviewQuery({ variables: { action: action.name, id } });
  const [act] = useConsoleActMutation();
  const { errors, busy, send } = useSending();
  const [key] = useState(() => crypto.randomUUID());
  const label = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // What asks for nothing is confirmed with Enter; otherwise the first field has the focus.
    if (action.asks === undefined) dialog.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [action]);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={label} onClose={() => close()}>
      <h2 id={label}>
        {action.label}: {name}
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
        danger={action.danger}
        onSubmit={(text) =>
          void send(
            async () => {
              const variables = { action: action.name, id, reason: text('reason'), amount: text('amount'), key };
              return (await act({ variables })).data?.act;
            },
            ({ message }) => close(message),
          )
        }
      >
        {action.hasAmount && <TextInput name="amount" label="Dollars" inputMode="decimal" />}
        {action.asks !== undefined && (
          <Field label={action.asks} hint="Ctrl+Enter sends it." error={errors['reason']?.[0]}>
            {(control) => (
              <TextArea
                {...control}
                name="reason"
                rows={4}
                maxLength={2000}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                    event.currentTarget.form?.requestSubmit();
                }}
              />
            )}
          </Field>
        )}
        <Button look="quiet" onClick={() => close()}>
          Back
        </Button>
      </ConsoleForm>
    </dialog>
  );
}

/** The dialog of the action that is open, and what the last one did. `refetch` loads what an action may have changed. */
export function useActions(refetch: () => Promise<unknown>) {
  const [open, setOpen] = useState<OpenAction>();
  const [done, setDone] = useState<{ name: string; message: string }>();
  const dialog = open && (
    <ActionDialog
      key={open.id + open.action.name}
      {...open}
      close={(message) => {
        setOpen(undefined);
        if (message === undefined) return;
        setDone({ name: open.name, message });
        void refetch();
      }}
    />
  );
  return { setOpen, done, dialog };
}

/** Returns how many records of a queue to request, and what requests more. */
export function useQueuePage() {
  const [first, setFirst] = useState(QUEUE_PER_PAGE);
  return { first, showMore: () => setFirst((now) => now + QUEUE_PER_PAGE) };
}

interface QueueProps extends ComponentProps<'ol'> {
  title: string;
  /** The number of records; undefined while they load. */
  count: number | undefined;
  /** The number of those that are shown. */
  shown: number | undefined;
  showMore: () => void;
  loading: boolean;
  empty: string;
  error: unknown;
  hint?: ReactNode;
  actions: ReturnType<typeof useActions>;
}

/** A queue of records that wait for a decision, and the dialog of the action that is open. */
export function Queue(props: QueueProps) {
  const { title, count, shown = 0, showMore, loading, empty, error, hint, actions, ...list } = props;
  const { done, dialog } = actions;
  return (
    <>
      <title>{`${title} - Console`}</title>
      <h1>
        {title}
        {count !== undefined && count > 0 && ` (${count})`}
      </h1>
      {hint}
      <p role="status">{done && `${done.name}: ${done.message}`}</p>
      {Boolean(error) && <Failed error={error} />}
      {count === undefined && !error && <p>Loading…</p>}
      {count === 0 && <p>{empty}</p>}
      <Stack as="ol" className={css.list} {...list} />
      {shown > 0 && shown < Math.min(count ?? 0, MAX_QUEUE) && (
        <Button look="quiet" busy={loading} onClick={showMore}>
          Show more
        </Button>
      )}
      {dialog}
    </>
  );
}

interface ActionButtonsProps extends Omit<OpenAction, 'action'> {
  actions: readonly Action[];
  /** Whether no other record of the screen has the same buttons. */
  isAlone?: boolean;
  setOpen: (action: OpenAction) => void;
}

/** The buttons of a record. */
export function ActionButtons({ actions, id, name, isAlone = false, setOpen }: ActionButtonsProps) {
  return (
    <Cluster as="p" gap={2}>
      {actions.map((action) => (
        <Button
          key={action.name}
          look={action.danger ? 'danger' : 'quiet'}
          aria-label={isAlone ? undefined : `${action.label}: ${name}`}
          onClick={() => setOpen({ action, id, name })}
        >
          {action.label}
        </Button>
      ))}
    </Cluster>
  );
}
