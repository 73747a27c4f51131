import { useLocation, useNavigate } from '../../app/router/router.tsx';
import { useConsoleFindQuery, type MeFragment } from './console.generated.ts';
import { ConsoleForm, ConsoleLink, Failed, TextInput } from './console-parts.tsx';
import { RecordScreen } from './record-screen.tsx';
import css from './console.module.css';

/** Renders the search over everything, or the record that the address names: `/find/listing/17`. */
export function Screen({ me }: { me: MeFragment }) {
  const { pathname, search } = useLocation();
  const [, , kind, id] = pathname.split('/');
  const text = new URLSearchParams(search).get('q') ?? '';
  const go = useNavigate();
  return (
    <>
      <title>Find - Console</title>
      <ConsoleForm
        key={text}
        errors={{}}
        busy={false}
        submit="Find"
        onSubmit={(values) => go(`/find?q=${encodeURIComponent(String(values.get('q')))}`)}
      >
        <TextInput
          name="q"
          label="Find"
          hint="An id, email, phone number, address, city, name or receipt number."
          type="search"
          defaultValue={text}
          errors={{}}
        />
      </ConsoleForm>
      {kind && id ? (
        <RecordScreen key={pathname} me={me} kind={kind} id={decodeURIComponent(id)} />
      ) : (
        <Results text={text} />
      )}
    </>
  );
}

function Results({ text }: { text: string }) {
  const { data, error } = useConsoleFindQuery({
    variables: { text },
    skip: text === '',
    fetchPolicy: 'network-only',
  });
  if (error) return <Failed error={error} />;
  if (text === '') return <h1>Find</h1>;
  return (
    <>
      <h1>Results for “{text}”</h1>
      <p role="status">
        {data ? (data.find.length === 0 ? 'Nothing found.' : `${data.find.length} found.`) : 'Loading…'}
      </p>
      <table className={css.table}>
        <tbody>
          {data?.find.map(({ kind, id, title, detail }) => (
            <tr key={kind + id}>
              <td>{kind}</td>
              <td>
                <ConsoleLink to={`/find/${kind}/${encodeURIComponent(id)}`}>{title}</ConsoleLink>
              </td>
              <td>{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
