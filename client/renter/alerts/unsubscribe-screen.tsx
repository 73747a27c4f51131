import type { ApolloClient } from '@apollo/client';
import { useLocation, useParams } from '../../router.tsx';
import { paths } from '../../paths.ts';
import type { Address } from '../../screen.ts';
import { useStatus } from '../../status.tsx';
import { FailedLine } from '../../form/failed-line.tsx';
import { useAction } from '../../form/use-action.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { Bone } from '../../ui/skeleton.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { QueryTrouble } from '../query-trouble.tsx';
import {
  MailedLinkDocument,
  useChangeSubscriberMutation,
  useMailedLinkQuery,
  type MailedSubscriberFragment,
} from './unsubscribe-screen.generated.ts';
import css from '../message-screen.module.css';

export const prepare = (client: ApolloClient, { params }: Address) =>
  client.query({ query: MailedLinkDocument, variables: { token: params['token'] ?? '' } });

/** Where the link of every mail leads: no login, and no scripts needed. Looking at it changes nothing. */
export function Screen() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useMailedLinkQuery({ variables: { token } });
  const [change, { data: changed }] = useChangeSubscriberMutation();
  const subscriber = changed?.changeSubscriber ?? data?.subscriber;
  return (
    <Wrap narrow className={css.message}>
      <Head title="New homes by mail" hidden />
      {subscriber && (
        <Mailed
          subscriber={subscriber}
          token={token}
          change={async (subscribed) => void (await change({ variables: { token, subscribed } }))}
        />
      )}
      {data?.subscriber === null && <NoLink />}
      {!data && !error && <Bone shape="title" />}
      {error && !data && <QueryTrouble error={error} retry={() => void refetch()} />}
    </Wrap>
  );
}

interface MailedProps {
  subscriber: MailedSubscriberFragment;
  token: string;
  change: (subscribed: boolean) => Promise<void>;
}

function Mailed({ subscriber, token, change }: MailedProps) {
  const { email, subscribed, where, what, locationType, locationId, bedrooms, bathrooms, budget } = subscriber;
  const { search } = useLocation();
  const action = useAction();
  const matches = paths.matches({
    locationType,
    locationId: Number(locationId),
    bedrooms: bedrooms ?? undefined,
    bathrooms: bathrooms ?? undefined,
    maxBudget: budget ?? undefined,
  });
  const homes = `new homes ${where}${what === '' ? '' : ` (${what})`}`;
  return (
    <>
      <h1>{subscribed ? 'Stop these mails?' : 'No more of these mails'}</h1>
      <p className={css.lead} role="status">
        {subscribed
          ? `We mail ${homes} to ${email}, once a day at most.`
          : `Nothing more comes to ${email} about ${homes}.`}
      </p>
      <form
        method="post"
        action={paths.unsubscribe(token) + search}
        onSubmit={(event) => {
          event.preventDefault();
          void action.run(() => change(!subscribed));
        }}
      >
        <input type="hidden" name="do" value={subscribed ? 'stop' : 'begin'} />
        <div className={css.row}>
          <Button type="submit" look={subscribed ? 'main' : 'quiet'} busy={action.busy}>
            {subscribed ? 'Stop these mails' : 'Mail me again'}
          </Button>
          <Anchor className={buttonClass(subscribed ? 'quiet' : 'main')} href={matches}>
            See what fits today
          </Anchor>
        </div>
        <FailedLine action={action} />
      </form>
      {!subscribed && <p className={css.quiet}>Pressed by mistake? “Mail me again” takes it back.</p>}
    </>
  );
}

function NoLink() {
  useStatus(404);
  return (
    <>
      <h1>This link stops nothing</h1>
      <p className={css.lead}>
        It was cut short on its way, or the mails it belongs to ended long ago. The link in your newest mail works.
      </p>
      <Anchor className={buttonClass('quiet')} href={paths.home()}>
        Go to the start
      </Anchor>
    </>
  );
}
