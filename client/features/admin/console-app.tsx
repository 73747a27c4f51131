import { Cluster } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { useLocation } from '../../app/router/router.tsx';
import {
  useConsoleLogInMutation,
  useConsoleLogOutMutation,
  useConsoleMeQuery,
  type MeFragment,
} from './console.generated.ts';
import { ConsoleForm, ConsoleLink, Failed, TextInput, useSending } from './console-parts.tsx';
import { Screen as FindScreen } from './find-screen.tsx';
import { Screen as LogScreen } from './log-screen.tsx';
import { Screen as MoneyScreen } from './money-screen.tsx';
import { Screen as NumbersScreen } from './numbers-screen.tsx';
import { Screen as InvitationScreen } from './invitation-screen.tsx';
import { Screen as ReportsScreen } from './reports-screen.tsx';
import { Screen as ReviewsScreen } from './reviews-screen.tsx';
import { Button } from '../../components/button.tsx';
import css from './console.module.css';

/** The screens in the order of the menu, each with the operation that its role must permit. */
const screens = [
  { path: '/reviews', label: 'Reviews', needs: 'reviews', Screen: ReviewsScreen },
  { path: '/reports', label: 'Reports', needs: 'reports', Screen: ReportsScreen },
  { path: '/find', label: 'Find', needs: 'find', Screen: FindScreen },
  { path: '/operations', label: 'Operations', needs: 'unresolved', Screen: MoneyScreen },
  { path: '/numbers', label: 'Numbers', needs: 'numbers', Screen: NumbersScreen },
  { path: '/log', label: 'Log', needs: 'log', Screen: LogScreen },
];

/** Renders the staff console: an invitation, the login, or the screen of the address. */
export function ConsoleApp() {
  const { pathname, hash } = useLocation();
  const { data, error, refetch } = useConsoleMeQuery({ fetchPolicy: 'network-only' });
  if (pathname === '/invite') return <InvitationScreen token={hash.slice(1)} />;
  if (error) return <Failed error={error} />;
  if (!data) return <p role="status">Loading…</p>;
  return data.me ? <Shell me={data.me} /> : <LoginScreen done={() => void refetch()} />;
}

function Shell({ me }: { me: MeFragment }) {
  const { pathname } = useLocation();
  const [logOut, { error }] = useConsoleLogOutMutation({ onCompleted: () => window.location.reload() });
  const own = screens.filter(({ needs }) => me.permissions.includes(needs));
  const shown = own.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`)) ?? own[0];
  return (
    <>
      <Cluster as="header" gap={5} rows={2} spread className={css.header}>
        <Cluster as="nav" gap={4} rows={0} aria-label="Console" className={css.menu}>
          {own.map(({ path, label }) => (
            <ConsoleLink key={path} to={path} aria-current={path === shown?.path ? 'page' : undefined}>
              {label}
            </ConsoleLink>
          ))}
        </Cluster>
        <Text>
          {me.email} ({me.role}){' '}
          <Button look="text" onClick={() => void logOut()}>
            Log out
          </Button>
        </Text>
      </Cluster>
      {error && <Failed error={error} />}
      <main className={css.main}>{shown && <shown.Screen key={shown.path} me={me} />}</main>
    </>
  );
}

/** Renders the login of staff: password and second factor in one step, so that neither tells of the other. */
function LoginScreen({ done }: { done: () => void }) {
  const [logIn] = useConsoleLogInMutation();
  const { send, ...sending } = useSending();
  return (
    <main className={css.narrow}>
      <title>Log in - Console</title>
      <h1>Staff console</h1>
      <ConsoleForm
        {...sending}
        submit="Log in"
        onSubmit={(text) =>
          void send(async () => {
            const variables = { email: text('email'), password: text('password'), code: text('code') };
            return (await logIn({ variables })).data?.logIn;
          }, done)
        }
      >
        <TextInput name="email" label="Email" type="email" autoComplete="username" />
        <TextInput name="password" label="Password" type="password" autoComplete="current-password" />
        <TextInput
          name="code"
          label="Code"
          hint="Six digits from your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="none"
        />
      </ConsoleForm>
    </main>
  );
}
