import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Form } from 'react-final-form';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PasswordField } from './fields/password-field.tsx';
import { RejectedFieldsProvider } from './rejected-fields.tsx';
import { HydratedForm } from './hydrated-form.tsx';
import { TextField } from './fields/text-field.tsx';

const write = (name: string, value: string) => {
  const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!input) throw new Error(`No ${name}`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

function Login({ committed, sent }: { committed: () => void; sent: (values: object) => void }) {
  // Runs right after the commit, when events can arrive before the fields are registered.
  useLayoutEffect(() => queueMicrotask(committed), [committed]);
  return (
    <RejectedFieldsProvider>
      <Form
        onSubmit={sent}
        initialValues={{ email: '', password: '' }}
        initialValuesEqual={() => true}
        render={({ handleSubmit }) => (
          <HydratedForm onSubmit={() => void handleSubmit()}>
            {(ready) => (
              <>
                <TextField name="email" label="Email" type="email" />
                <PasswordField name="password" label="Password" autoComplete="current-password" />
                <button type="submit" disabled={!ready}>
                  Login
                </button>
              </>
            )}
          </HydratedForm>
        )}
      />
    </RejectedFieldsProvider>
  );
}

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterAll(() => vi.unstubAllGlobals());

test('keeps what is typed before and during hydration', async () => {
  const all: object[] = [];
  const page = (committed: () => void) => <Login committed={committed} sent={(values) => void all.push(values)} />;
  document.body.innerHTML = `<div>${renderToString(page(() => undefined))}</div>`;
  const root = document.body.firstElementChild;
  if (!root) throw new Error('nothing was rendered');
  write('email', 'ann@example.com');
  hydrateRoot(
    root,
    page(() => write('password', 'six of them')),
  );
  const button = root.querySelector<HTMLButtonElement>('button[type=submit]');
  await vi.waitFor(() => expect(button?.disabled).toBe(false));
  button?.click();
  expect(all).toEqual([{ email: 'ann@example.com', password: 'six of them' }]);
});
