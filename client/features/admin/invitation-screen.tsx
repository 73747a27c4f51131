import { encode } from 'uqr';
import { useState } from 'react';
import { useConsoleAcceptMutation, useConsoleInvitationQuery } from './console.generated.ts';
import { ConsoleForm, Failed, TextInput, useSending } from './console-parts.tsx';
import css from './console.module.css';

/** Renders the acceptance of an invitation: second factor, password, and then the recovery codes, once. */
export function Screen({ token }: { token: string }) {
  const { data, error } = useConsoleInvitationQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <main className={css.narrow}>
      <title>Invitation - Console</title>
      <h1>Staff console</h1>
      {error && <Failed error={error} />}
      {codes && (
        <>
          <h2>Your recovery codes</h2>
          <p>
            Each works once in place of the app's code. Keep them where your phone is not. They are not shown again.
          </p>
          <ul className={css.codes}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <p>
            <a href="/admin">I kept them: open the console</a>
          </p>
        </>
      )}
      {!codes && data?.invitation && <Accept token={token} invitation={data.invitation} done={setCodes} />}
      {!codes && data && !data.invitation && <p>This invitation is used or expired. Ask for a new one.</p>}
    </main>
  );
}

interface AcceptProps {
  token: string;
  invitation: { email: string; secret: string; url: string };
  done: (codes: readonly string[]) => void;
}

function Accept({ token, invitation: { email, secret, url }, done }: AcceptProps) {
  const [accept] = useConsoleAcceptMutation();
  const { send, ...sending } = useSending();
  return (
    <>
      <p>You're invited as {email}. Add this account to an authenticator app:</p>
      <QrCode text={url} />
      <p>
        <a href={url}>Open it in the app on this device</a>, or enter the key <code className={css.key}>{secret}</code>
      </p>
      <ConsoleForm
        {...sending}
        submit="Set up access"
        onSubmit={(text) =>
          void send(
            async () => {
              const variables = { token, password: text('password'), code: text('code') };
              return (await accept({ variables })).data?.acceptInvitation;
            },
            ({ recoveryCodes }) => done(recoveryCodes),
          )
        }
      >
        <TextInput
          name="password"
          label="New password"
          hint="At least 12 characters."
          type="password"
          autoComplete="new-password"
        />
        <TextInput name="code" label="Code of the app" inputMode="numeric" autoComplete="one-time-code" />
      </ConsoleForm>
    </>
  );
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={css.qr} role="img" aria-label="QR code of the key below">
      <path d={path} />
    </svg>
  );
}
