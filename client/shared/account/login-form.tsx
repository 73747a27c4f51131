import { LOGIN_LINK_MINUTES } from '../../../domain/limits.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { toFieldErrors } from '../../../domain/field-errors.ts';
import { ViewerDocument } from '../../graphql/viewer.generated.ts';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import { focusFirstField, RejectedFieldsProvider, useRejectedFields } from '../../forms/rejected-fields.tsx';
import { HydratedForm } from '../../forms/hydrated-form.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { Button } from '../../components/button.tsx';
import { loginWithoutBody } from './accepted-without-body.ts';
import css from './account.module.css';
import { useLoginMutation } from './login.generated.ts';

import type { LoginResult } from './use-after-login.ts';

interface LoginFormProps {
  /** What is filled in; by default the email of the landlord whose session has expired. */
  email?: string | undefined;
  /** The redirect after the login, where it is not the default. */
  link?: string | null;
  loggedIn: (answer: LoginResult) => void;
  /** Handles "Forgot Password": a dialog in a dialog, a page on a page [§2]. Receives the email typed so far. */
  forgot: (email: string) => void;
}

/** Renders email and password; errors are shown beside their fields [§8]. */
export function LoginForm(props: LoginFormProps) {
  return (
    <RejectedFieldsProvider>
      <Fields {...props} />
    </RejectedFieldsProvider>
  );
}

interface Credentials {
  email: string;
  password: string;
}

function Fields({ email, loggedIn, forgot, link = null }: LoginFormProps) {
  const client = useApolloClient();
  const [known] = useState(() => email || (client.cache.readQuery({ query: ViewerDocument })?.me?.email ?? ''));
  const [login] = useLoginMutation();
  const { show, idOf } = useRejectedFields();
  const action = useAsyncAction();
  const [linkSent, setLinkSent] = useState<string>();
  const send = (credentials: Credentials) =>
    void action.run(async () => {
      const answer = await login({ variables: { ...credentials, link } }).then(
        ({ data }) => data?.login,
        (error: unknown) => loginWithoutBody(client, error),
      );
      if (!answer) throw new Error("The server didn't respond");
      if ('errors' in answer) {
        const errors = toFieldErrors(answer.errors);
        show(errors);
        focusFirstField(Object.keys(errors), idOf);
        return;
      }
      if ('message' in answer) setLinkSent(answer.message);
      else loggedIn(answer);
    });
  if (linkSent !== undefined) return <LinkSent message={linkSent} />;
  return (
    <Form<Credentials>
      initialValues={{ email: known, password: '' }}
      initialValuesEqual={() => true}
      onSubmit={send}
      subscription={{}}
      render={({ handleSubmit, form }) => (
        <HydratedForm className={css.form} onSubmit={() => void handleSubmit()}>
          {(ready) => (
            <>
              <p className={css.note}>Login here if you have previously posted a listing.</p>
              <TextField name="email" label="Email" type="email" autoComplete="username" />
              <PasswordField name="password" label="Password" autoComplete="current-password" />
              <Button type="submit" busy={action.busy} disabled={!ready}>
                Login
              </Button>
              <RequestFailed action={action} />
              <Button look="text" onClick={() => forgot(form.getState().values.email)}>
                Forgot Password
              </Button>
            </>
          )}
        </HydratedForm>
      )}
    />
  );
}

/** Renders the notice that replaces the form when an emailed link is required too. */
function LinkSent({ message }: { message: string }) {
  return (
    <div role="status" className={css.form}>
      <p>
        <b>{message}</b>
      </p>
      <p className={css.note}>
        We emailed you a link because of many failed login attempts on your account today. It works once and expires in{' '}
        {LOGIN_LINK_MINUTES} minutes.
      </p>
    </div>
  );
}
