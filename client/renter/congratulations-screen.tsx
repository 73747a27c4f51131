import { useLocation } from '../router.tsx';
import { placeWords } from '../../domain/alerts/search-words.ts';
import { useRenter, useRenterReady } from '../apollo/renter-store.ts';
import { useBrand } from '../boot.tsx';
import { later } from '../later.tsx';
import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { openDialog, type AskedHome } from '../ui/dialog.ts';
import { Head } from '../ui/head.tsx';
import { Bone } from '../ui/skeleton.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { useAlertSearch } from './alerts/alert-choice.tsx';
import { AlertForm } from './alerts/late-alert-form.tsx';
import { congratulationsWords } from './congratulations-words.ts';
import { useMatchesPath } from './matches-path.ts';
import { SendingList } from './sending-list.tsx';
import { sentOf, type SentRequest } from './sent-request.ts';
import css from './message-screen.module.css';

/** What is in it is known to this browser alone, so the page begins without it. */
const NextHomes = later(async () => (await import('./next-homes.tsx')).NextHomes);

/** Follows a sent request [§2]; without one it leads home. */
export function Screen() {
  // What was sent is known to this browser alone: a reload begins with what the server could say of it.
  if (useRenterReady()) return <Congratulations />;
  return (
    <Wrap narrow className={css.message} aria-busy="true">
      <Head title="Congratulations" hidden />
      <h1>Your request</h1>
      <Bone />
      <Bone />
    </Wrap>
  );
}

function Congratulations() {
  const sent = sentOf(useLocation().state);
  const { requests, contact } = useRenter();
  const back = useMatchesPath(sent?.schoolId);
  if (!sent && requests.length === 0) return <NavigateAway to={paths.home()} />;
  const { heading, lead, steps, next } = congratulationsWords(sent, contact.email);
  return (
    <>
      <Wrap narrow className={css.message}>
        <Head title="Congratulations" hidden />
        <h1>{heading}</h1>
        <p className={css.lead} role="status">
          {lead}
        </p>
        {sent && sent.homes.length > 1 && (
          <div className={css.whole}>
            <SendingList homes={sent.homes} outcomes={new Map(sent.homes.map(({ id, outcome }) => [id, outcome]))} />
          </div>
        )}
        {steps.length > 0 && (
          <ol className={css.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <div className={css.row}>
          <Anchor className={buttonClass()} href={back}>
            See more homes
          </Anchor>
          <Anchor className={buttonClass('quiet')} href={paths.shortlist()}>
            Your shortlist
          </Anchor>
        </div>
        <SecondThoughts sent={sent} />
        <NewHomesToo />
      </Wrap>
      <NextHomes
        title={next}
        schoolId={sent?.schoolId}
        home={sent?.homes.find(({ outcome }) => outcome !== 'gone')?.slug}
        without={[...requests, ...(sent?.homes ?? []).map(({ id }) => id)]}
      />
    </>
  );
}

/** While the landlord thinks: what comes in meanwhile. */
function NewHomesToo() {
  const { schoolInfo } = useRenter();
  const search = useAlertSearch();
  if (!search || !schoolInfo) return null;
  return (
    <div className={css.whole}>
      <AlertForm search={search} where={placeWords(search.locationType, schoolInfo.name)} />
    </div>
  );
}

/** A mail cannot be called back; what can be done instead. */
function SecondThoughts({ sent }: { sent: SentRequest | undefined }) {
  const { asksForDetails } = useBrand();
  const [only] = sent?.homes.length === 1 ? sent.homes : [];
  const write = (home: AskedHome) =>
    openDialog('request', { homes: [home], reply: true, schoolId: sent?.schoolId ?? undefined });
  if (!only && !asksForDetails) return null;
  return (
    <div className={css.after}>
      {only?.outcome === 'sent' && <p className={css.quiet}>Something to add or to put right?</p>}
      <div className={css.row}>
        {only && (
          <>
            {only.outcome === 'sent' && (
              <Button look="text" onClick={() => write(only)}>
                Write to the landlord
              </Button>
            )}
            <Anchor className={buttonClass('text')} href={paths.listing(only.slug)}>
              Back to {only.name}
            </Anchor>
          </>
        )}
        {asksForDetails && (
          <Anchor className={buttonClass('text')} href={paths.yourInfo()}>
            Your information
          </Anchor>
        )}
      </div>
    </div>
  );
}
