import { Text } from '../../components/layout/text.tsx';
import { LOGIN_LINK_MINUTES } from '../../../domain/limits.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ViewerDocument } from '../../graphql/viewer.generated.ts';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import { RequestForm } from '../../forms/request-form.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
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

/** Renders email and password, errors beside their fields [§8]; then a notice, when an emailed link is required too. */
export function LoginForm({ email, loggedIn, forgot, link = null }: LoginFormProps) {
  const client = useApolloClient();
  const [known] = useState(() => email || (client.cache.readQuery({ query: ViewerDocument })?.me?.email ?? ''));
  const [login] = useLoginMutation();
  const [linkSent, setLinkSent] = useState<string>();
  if (linkSent !== undefined)
    return (
      <div role="status" className={css.form}>
        <p>
          <b>{linkSent}</b>
        </p>
        <Text size="normal">
          We emailed you a link because of many failed login attempts on your account today. It works once and expires
          in {LOGIN_LINK_MINUTES} minutes.
        </Text>
      </div>
    );
  return (
    <RequestForm
      className={css.form}
      initial={{ email: known, password: '' }}
      send={(credentials) =>
        login({ variables: { ...credentials, link } }).then(
          ({ data }) => data?.login,
          (error: unknown) => loginWithoutBody(client, error),
        )
      }
      done={(answer) => ('message' in answer ? setLinkSent(answer.message) : loggedIn(answer))}
    >
      {({ submit, failed, values }) => (
        <>
          <Text size="normal">Login here if you have previously posted a listing.</Text>
          <TextField name="email" label="Email" type="email" autoComplete="username" />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <Button {...submit}>Login</Button>
          {failed}
          <Button look="text" onClick={() => forgot(values().email)}>
            Forgot Password
          </Button>
        </>
      )}
    </RequestForm>
  );
}
