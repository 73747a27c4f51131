import type { ApolloCache } from '@apollo/client';
import type { ReactNode } from 'react';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { frequencyTexts } from '../../../domain/alerts/alert-frequency.ts';
import { useLocation, useParams } from '../../app/router/router.tsx';
import { paths } from '../../app/paths.ts';
import type { Prepare } from '../../app/router/match-screen.ts';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { useStatus } from '../../app/render-status.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Button, buttonClass, QuietLink, TextLink, type ButtonVariant } from '../../components/button.tsx';
import { useIsShown } from '../../components/hooks/use-is-shown.ts';
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
  return (
    <MailedLinkPage title="Email alerts">
      {(subscriber, token) => <Subscription subscriber={subscriber} token={token} />}
    </MailedLinkPage>
  );
}

interface MailedLinkPageProps {
  title: string;
  children: (alert: MailedSubscriberFragment, token: string) => ReactNode;
}

/** Renders the page of a link in an alert's emails. */
export function MailedLinkPage({ title, children }: MailedLinkPageProps) {
  const { token = '' } = useParams();
  const { data, error, refetch } = useMailedLinkQuery({ variables: { token } });
  return (
    <Stack as={Container} align="start" narrow className={css.message}>
      <Head title={title} hidden />
      {data?.subscriber && children(data.subscriber, token)}
      {data?.subscriber === null && <InvalidLink />}
      {!data && !error && <Skeleton shape="title" />}
      {error && !data && <QueryError error={error} retry={() => void refetch()} />}
    </Stack>
  );
}

/** Returns the path to what an alert's search finds today. */
export const matchesOf = ({ search }: MailedSubscriberFragment): string => `/matches?${search}`;

/** Shows an alert's new state on both of its pages; null when it has ended meanwhile. */
export const writeAlert = (cache: ApolloCache, token: string, subscriber: MailedSubscriberFragment | null): void =>
  void cache.writeQuery({ query: MailedLinkDocument, variables: { token }, data: { subscriber } });

interface AlertSwitchProps {
  token: string;
  /** Whether its emails stop or begin. */
  wish: 'begin' | 'stop';
  look: ButtonVariant;
  children: ReactNode;
}

/** Renders the button that stops an alert or begins it, as POST /unsubscribe/{token} does without scripts. */
export function AlertSwitch({ token, wish, look, children }: AlertSwitchProps) {
  const { search } = useLocation();
  const go = usePreloadedNavigate();
  const isShown = useIsShown();
  const [change] = useChangeSubscriberMutation();
  const action = useAsyncAction();
  const send = async () => {
    const variables = { token, subscribed: wish === 'begin' };
    await change({ variables, update: (cache, { data }) => writeAlert(cache, token, data?.changeSubscriber ?? null) });
    if (isShown())
      await go((wish === 'begin' ? paths.alert(token) : paths.unsubscribe(token)) + search, { replace: true });
  };
  return (
    <form
      method="post"
      action={paths.unsubscribe(token) + search}
      onSubmit={(event) => {
        event.preventDefault();
        void action.run(send);
      }}
    >
      <input type="hidden" name="do" value={wish} />
      <Button type="submit" look={look} busy={action.busy}>
        {children}
      </Button>
      <RequestFailed action={action} />
    </form>
  );
}

function Subscription({ subscriber, token }: { subscriber: MailedSubscriberFragment; token: string }) {
  const { email, placeLabel, criteria, frequency, confirmed } = subscriber;
  const subscribed = subscriber.subscribed && confirmed;
  const { search } = useLocation();
  const homes = `new homes ${placeLabel}${criteria === '' ? '' : ` (${criteria})`}`;
  return (
    <>
      <h1>{subscribed ? 'Unsubscribe?' : confirmed ? "You're unsubscribed" : "This alert isn't on"}</h1>
      <Text size="large" role="status">
        {subscribed
          ? `We email ${homes} to ${email}, ${frequencyTexts[frequency]}.`
          : confirmed
            ? `We won't email ${email} about ${homes} anymore.`
            : `We don't email ${email} about ${homes}: the alert isn't confirmed.`}
      </Text>
      <Cluster className={css.row}>
        <AlertSwitch token={token} wish={subscribed ? 'stop' : 'begin'} look={subscribed ? 'main' : 'quiet'}>
          {subscribed ? 'Unsubscribe' : confirmed ? 'Resubscribe' : 'Confirm your alert'}
        </AlertSwitch>
        <Anchor className={buttonClass(subscribed ? 'quiet' : 'main')} href={matchesOf(subscriber)}>
          See what fits today
        </Anchor>
        {subscribed && <TextLink href={paths.alert(token) + search}>Change this alert</TextLink>}
      </Cluster>
      {!subscribed && confirmed && <Text>Unsubscribed by mistake? Choose "Resubscribe" to undo it.</Text>}
    </>
  );
}

/** Renders the page of a link that belongs to no alert. */
function InvalidLink() {
  useStatus(404);
  return (
    <>
      <h1>This link doesn't work</h1>
      <Text size="large">It may be incomplete, or its alert may have ended. Try the link in your latest email.</Text>
      <QuietLink href={paths.home()}>Go to the homepage</QuietLink>
    </>
  );
}
