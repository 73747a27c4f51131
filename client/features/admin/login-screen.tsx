import { useConsoleLogInMutation } from './console.generated.ts';
import { ConsoleForm, TextInput, useSending } from './console-parts.tsx';
import css from './console.module.css';

/** Renders the login of staff: password and second factor in one step, so that neither tells of the other. */
export function Screen({ done }: { done: () => void }) {
  const [logIn] = useConsoleLogInMutation();
  const { errors, busy, send } = useSending();
  return (
    <main className={css.narrow}>
      <title>Log in - Console</title>
      <h1>Staff console</h1>
      <ConsoleForm
        errors={errors}
        busy={busy}
        submit="Log in"
        onSubmit={(text) =>
          void send(async () => {
            const variables = { email: text('email'), password: text('password'), code: text('code') };
            return (await logIn({ variables })).data?.logIn;
          }, done)
        }
      >
        <TextInput name="email" label="Email" type="email" autoComplete="username" errors={errors} />
        <TextInput name="password" label="Password" type="password" autoComplete="current-password" errors={errors} />
        <TextInput
          name="code"
          label="Code"
          hint="Six digits from your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="none"
          errors={errors}
        />
      </ConsoleForm>
    </main>
  );
}
