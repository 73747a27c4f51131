import { Cluster, Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { useLocation } from '../../../app/router/router.tsx';
import { placeLabel } from '../../../../domain/alerts/search-label.ts';
import { useRenter, useRenterReady } from '../../../shared/renter/renter-store.ts';
import { useBrand } from '../../../app/page-info.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Redirect } from '../../../app/router/redirect.tsx';
import { paths } from '../../../app/paths.ts';
import { Button, MainLink, QuietLink, TextLink } from '../../../components/button.tsx';
import { openDialog, type ContactListing } from '../../../shared/dialogs/dialog-store.ts';
import { Head } from '../../../components/head.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { Container } from '../../../components/container.tsx';
import { useAlertSearch } from '../../../shared/alerts/alert-checkbox.tsx';
import { AlertForm } from '../../../shared/alerts/lazy-alert-form.tsx';
import { congratulationsText } from './congratulations-text.ts';
import { useMatchesPath } from '../../../shared/search/matches-path.ts';
import { DeliveryStatusList } from '../delivery-status-list.tsx';
import { isDelivered, parseSentRequest, type SentRequest } from '../sent-request.ts';
import css from '../../../shared/styles/message-page.module.css';

/** Its content exists only in this browser, so the page renders without it first. */
const NextHomes = lazyPart(async () => (await import('./next-listings.tsx')).NextListings);
const CorrectEmail = lazyPart(async () => (await import('./correct-email.tsx')).CorrectEmail);

/** Renders the page after a sent request [§2]; without one it redirects to the homepage. */
export function Screen() {
  // What was sent is stored only in this browser: a reload starts with what the server can render.
  if (useRenterReady()) return <Congratulations />;
  return (
    <Stack as={Container} align="start" narrow className={css.message} aria-busy="true">
      <Head title="Congratulations" hidden />
      <h1>Your request</h1>
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}

function Congratulations() {
  const sent = parseSentRequest(useLocation().state);
  const { requests, schoolInfo } = useRenter();
  const search = useAlertSearch();
  const back = useMatchesPath(sent?.schoolId);
  if (!sent && requests.length === 0) return <Redirect to={paths.home()} />;
  const { heading, lead, steps, next } = congratulationsText(sent);
  return (
    <>
      <Stack as={Container} align="start" narrow className={css.message}>
        <Head title="Congratulations" hidden />
        <h1>{heading}</h1>
        <Text size="large" role="status">
          {lead}
        </Text>
        {sent && sent.homes.length > 1 && (
          <div className={css.whole}>
            <DeliveryStatusList
              homes={sent.homes}
              outcomes={new Map(sent.homes.map(({ id, outcome }) => [id, outcome]))}
            />
          </div>
        )}
        {steps.length > 0 && (
          <Stack as="ol" className={css.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Stack>
        )}
        <Cluster className={css.row}>
          <MainLink href={back}>See more homes</MainLink>
          <QuietLink href={paths.shortlist()}>Your shortlist</QuietLink>
        </Cluster>
        <AfterSending sent={sent} />
        {search && schoolInfo && (
          <div className={css.whole}>
            <AlertForm search={search} where={placeLabel(search.locationType, schoolInfo.name)} />
          </div>
        )}
      </Stack>
      <NextHomes
        title={next}
        schoolId={sent?.schoolId}
        home={sent?.homes.find(({ outcome }) => outcome !== 'gone')?.slug}
        without={[...requests, ...(sent?.homes ?? []).map(({ id }) => id)]}
      />
    </>
  );
}

/** Renders what the renter can do next, since a sent email cannot be recalled. */
function AfterSending({ sent }: { sent: SentRequest | undefined }) {
  const { collectsDetails: asksForDetails } = useBrand();
  const [only] = sent?.homes.length === 1 ? sent.homes : [];
  const write = (home: ContactListing) =>
    openDialog('request', { homes: [home], reply: true, schoolId: sent?.schoolId ?? undefined });
  if (!sent && !asksForDetails) return null;
  return (
    <div className={css.after}>
      {only && isDelivered(only.outcome) && <Text>Need to add or fix something?</Text>}
      <Cluster className={css.row}>
        {only && (
          <>
            {isDelivered(only.outcome) && (
              <Button look="text" onClick={() => write(only)}>
                Message the landlord
              </Button>
            )}
            <TextLink href={paths.listing(only.slug)}>Back to {only.name}</TextLink>
          </>
        )}
        {sent && <CorrectEmail key={sent.email} sent={sent} />}
        {asksForDetails && <TextLink href={paths.yourInfo()}>Your information</TextLink>}
      </Cluster>
    </div>
  );
}
