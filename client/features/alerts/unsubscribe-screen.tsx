import type { ReactNode } from 'react';
import { frequencyTexts } from '../../../domain/alerts/alert-frequency.ts';
import { useLocation, useParams } from '../../app/router/router.tsx';
import { paths } from '../../app/paths.ts';
import type { Prepare } from '../../app/router/match-screen.ts';
import { useStatus } from '../../app/render-status.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Button, buttonClass, QuietLink, TextLink } from '../../components/button.tsx';
import { Head } from '../../components/head.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Container } from '../../components/container.tsx';
import { QueryError } from '../../shared/errors/query-error.tsx';
import {
  MailedLinkDocument,
  useChangeSubscriberMutation,
  useMailedLinkQuery,
  type MailedSubscriberFragment,
} from './unsubscribe-screen.generated.ts';
import css from '../../shared/styles/message-page.module.css';

export const prepare: Prepare = (client, { params }) =>
  client.query({ query: MailedLinkDocument, variables: { token: params['token'] ?? '' } });

/** Renders the target of the link in every alert email: works without login and without scripts. Opening it changes nothing. */
export function Screen() {
  const [change, { data }] = useChangeSubscriberMutation();
  return (
    <MailedLinkPage title="Email alerts" changed={data?.changeSubscriber}>
      {(subscriber, token) => <Subscription subscriber={subscriber} token={token} change={change} />}
    </MailedLinkPage>
  );
}

interface MailedLinkPageProps {
  title: string;
  /** The alert after a change on this page. */
  changed: MailedSubscriberFragment | null | undefined;
  children: (alert: MailedSubscriberFragment, token: string) => ReactNode;
}

/** Renders the page of a link in an alert's emails. */
export function MailedLinkPage({ title, changed, children }: MailedLinkPageProps) {
  const { token = '' } = useParams();
  const { data, error, refetch } = useMailedLinkQuery({ variables: { token } });
  const alert = changed ?? data?.subscriber;
  return (
    <Container narrow className={css.message}>
      <Head title={title} hidden />
      {alert && children(alert, token)}
      {data?.subscriber === null && <InvalidLink />}
      {!data && !error && <Skeleton shape="title" />}
      {error && !data && <QueryError error={error} retry={() => void refetch()} />}
    </Container>
  );
}

/** Returns the path to what an alert's search finds today. */
export const matchesOf = ({ search }: MailedSubscriberFragment): string => `/matches?${search}`;

interface SubscriptionProps {
  subscriber: MailedSubscriberFragment;
  token: string;
  change: ReturnType<typeof useChangeSubscriberMutation>[0];
}

function Subscription({ subscriber, token, change }: SubscriptionProps) {
  const { email, where, what, frequency, confirmed } = subscriber;
  const subscribed = subscriber.subscribed && confirmed;
  const { search } = useLocation();
  const action = useAsyncAction();
  const homes = `new homes ${where}${what === '' ? '' : ` (${what})`}`;
  return (
    <>
      <h1>{subscribed ? 'Unsubscribe?' : confirmed ? "You're unsubscribed" : "This alert isn't on"}</h1>
      <p className={css.lead} role="status">
        {subscribed
          ? `We email ${homes} to ${email}, ${frequencyTexts[frequency]}.`
          : confirmed
            ? `We won't email ${email} about ${homes} anymore.`
            : `We don't email ${email} about ${homes}: the alert isn't confirmed.`}
      </p>
      <form
        method="post"
        action={paths.unsubscribe(token) + search}
        onSubmit={(event) => {
          event.preventDefault();
          void action.run(async () => void (await change({ variables: { token, subscribed: !subscribed } })));
        }}
      >
        <input type="hidden" name="do" value={subscribed ? 'stop' : 'begin'} />
        <div className={css.row}>
          <Button type="submit" look={subscribed ? 'main' : 'quiet'} busy={action.busy}>
            {subscribed ? 'Unsubscribe' : confirmed ? 'Resubscribe' : 'Confirm your alert'}
          </Button>
          <Anchor className={buttonClass(subscribed ? 'quiet' : 'main')} href={matchesOf(subscriber)}>
            See what fits today
          </Anchor>
          {subscribed && <TextLink href={paths.alert(token) + search}>Change this alert</TextLink>}
        </div>
        <RequestFailed action={action} />
      </form>
      {!subscribed && confirmed && (
        <p className={css.quiet}>Unsubscribed by mistake? Choose "Resubscribe" to undo it.</p>
      )}
    </>
  );
}

/** Renders the page of a link that belongs to no alert. */
function InvalidLink() {
  useStatus(404);
  return (
    <>
      <h1>This link doesn't work</h1>
      <p className={css.lead}>It may be incomplete, or its alert may have ended. Try the link in your latest email.</p>
      <QuietLink href={paths.home()}>Go to the homepage</QuietLink>
    </>
  );
}
