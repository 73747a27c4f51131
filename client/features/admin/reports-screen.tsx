import { Text } from '../../components/layout/text.tsx';
import { reportReasons } from '../../../domain/trust/report-reasons.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { useConsoleReportsQuery, type MeFragment } from './console.generated.ts';
import { ConsoleLink, Moment, Queue, ActionButtons, useActions, useQueuePage, type Action } from './console-parts.tsx';
import css from './console.module.css';

const NOTE = 'Note, as its landlord reads it';
const actions: Action[] = [
  { name: 'reports.fine', label: 'Fine', asks: NOTE },
  { name: 'reports.changed', label: 'Corrected', asks: NOTE },
  { name: 'listing.remove', label: 'Remove listing', asks: 'Why, for the log', danger: true },
  { name: 'reports.removed', label: 'Settle as removed', asks: NOTE },
];
const labelOf = (reason: string) => reportReasons.find(({ code }) => code === reason)?.label ?? reason;

/** Renders the listings with open reports: most independent reporters first. */
export function Screen({ me }: { me: MeFragment }) {
  const { first, showMore } = useQueuePage();
  const query = useConsoleReportsQuery({ variables: { first }, fetchPolicy: 'network-only' });
  const { data = query.previousData, error, loading, refetch } = query;
  const queue = useActions(refetch);
  const own = actions.filter(({ name }) => me.permissions.includes(name));
  return (
    <Queue
      title="Reports"
      count={data?.reportedListingCount}
      shown={data?.reports.length}
      showMore={showMore}
      loading={loading}
      empty="No listing has open reports."
      error={error}
      actions={queue}
    >
      {data?.reports.map(({ id, name, slug, reporters, isUrgent, reports }) => (
        <Card as="li" key={id}>
          <h2>
            <ConsoleLink to={`/find/listing/${id}`}>{name}</ConsoleLink>{' '}
            {isUrgent && <Badge tone="bad">Check now</Badge>}
          </h2>
          <Text>
            Listing {id}, {reporters} confirmed, {reports.length} in all, <a href={`/home/${slug}`}>its page</a>
          </Text>
          <ul>
            {reports.map((report, index) => (
              <li key={`${report.at}${index}`}>
                {labelOf(report.reason)}
                {!report.isConfirmed && ' (not confirmed)'}
                {report.isMuted && ' (found fine before)'}, <Moment at={report.at} />
                {report.details !== '' && <blockquote className={css.text}>{report.details}</blockquote>}
              </li>
            ))}
          </ul>
          <ActionButtons actions={own} id={id} name={name} setOpen={queue.setOpen} />
        </Card>
      ))}
    </Queue>
  );
}
