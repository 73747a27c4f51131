import { Text } from '../../components/layout/text.tsx';
import { useLocation, useNavigate } from '../../app/router/router.tsx';
import { useConsoleFindQuery, useConsoleRecordQuery, type MeFragment } from './console.generated.ts';
import {
  ActionButtons,
  ConsoleForm,
  ConsoleLink,
  Failed,
  Moment,
  Table,
  TextInput,
  useActions,
  type Action,
} from './console-parts.tsx';

const WHY = 'Why, for the log';
const actions: Action[] = [
  { name: 'listing.hide', label: 'Hide', asks: WHY },
  { name: 'listing.show', label: 'Show again', asks: WHY },
  { name: 'listing.remove', label: 'Remove', asks: WHY, danger: true },
  { name: 'listing.removeWithRefund', label: 'Remove and refund', asks: WHY, danger: true },
  { name: 'listing.restore', label: 'Restore', asks: WHY },
  { name: 'lead.spam', label: 'Mark as spam', asks: WHY },
  { name: 'lead.notSpam', label: 'Not spam', asks: WHY },
  { name: 'email.resend', label: 'Send again' },
  { name: 'payment.refund', label: 'Refund', asks: WHY, danger: true },
  { name: 'landlord.credit', label: 'Give credit', asks: WHY, hasAmount: true },
  { name: 'landlord.end', label: 'End account', asks: WHY, danger: true },
];

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Renders the search over everything, or the record that the address names: `/find/listing/17`. */
export function Screen({ me }: { me: MeFragment }) {
  const { pathname, search } = useLocation();
  const [, , type, id] = pathname.split('/');
  const text = new URLSearchParams(search).get('q') ?? '';
  const go = useNavigate();
  return (
    <>
      <title>Find - Console</title>
      <ConsoleForm key={text} submit="Find" onSubmit={(typed) => go(`/find?q=${encodeURIComponent(typed('q'))}`)}>
        <TextInput
          name="q"
          label="Find"
          hint="An id, email, phone number, address, city, name or receipt number."
          type="search"
          defaultValue={text}
        />
      </ConsoleForm>
      {type && id ? (
        <RecordScreen key={pathname} me={me} type={type} id={decodeURIComponent(id)} />
      ) : (
        <Results text={text} />
      )}
    </>
  );
}

function Results({ text }: { text: string }) {
  const { data, error } = useConsoleFindQuery({ variables: { text }, skip: text === '', fetchPolicy: 'network-only' });
  if (error) return <Failed error={error} />;
  if (text === '') return <h1>Find</h1>;
  return (
    <>
      <h1>Results for “{text}”</h1>
      <p role="status">
        {data ? (data.find.length === 0 ? 'Nothing found.' : `${data.find.length} found.`) : 'Loading…'}
      </p>
      <Table>
        {data?.find.map(({ type, id, title, detail }) => (
          <tr key={type + id}>
            <td>{type}</td>
            <td>
              <ConsoleLink to={`/find/${type}/${encodeURIComponent(id)}`}>{title}</ConsoleLink>
            </td>
            <td>{detail}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

function RecordScreen({ me, type, id }: { me: MeFragment; type: string; id: string }) {
  const { data, error, refetch } = useConsoleRecordQuery({ variables: { type, id }, fetchPolicy: 'network-only' });
  const { setOpen, done, dialog } = useActions(refetch);
  if (error) return <Failed error={error} />;
  if (!data) return <p role="status">Loading…</p>;
  const { record } = data;
  if (!record) return <h1>{done?.message ?? `There is no ${type} ${id}.`}</h1>;
  const own = actions.filter(({ name }) => record.actions.includes(name) && me.permissions.includes(name));
  return (
    <>
      <title>{`${record.title} - Console`}</title>
      <h1>{record.title}</h1>
      <p role="status">{done?.message}</p>
      <Text>
        {type} {id}
      </Text>
      <Table>
        {record.facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{TIME.test(value) ? <Moment at={value} /> : value}</td>
          </tr>
        ))}
        {record.links.map((link) => (
          <tr key={link.type + link.id}>
            <th scope="row">{link.detail}</th>
            <td>
              <ConsoleLink to={`/find/${link.type}/${encodeURIComponent(link.id)}`}>{link.title}</ConsoleLink>
            </td>
          </tr>
        ))}
      </Table>
      <ActionButtons actions={own} id={id} name={record.title} isAlone setOpen={setOpen} />
      <h2>What happened</h2>
      <Table>
        {record.history.map((event, index) => (
          <tr key={`${event.at}${index}`}>
            <th scope="row">
              <Moment at={event.at} />
            </th>
            <td>
              {event.type !== null && event.id !== null && event.id !== id ? (
                <ConsoleLink to={`/find/${event.type}/${encodeURIComponent(event.id)}`}>{event.text}</ConsoleLink>
              ) : (
                event.text
              )}
            </td>
          </tr>
        ))}
      </Table>
      {dialog}
    </>
  );
}
