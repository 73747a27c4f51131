import { useLocation } from 'react-router';
import { useRenter, useRenterReady } from '../apollo/renter-store.ts';
import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import css from './message-screen.module.css';

/** What the request dialog hands over; kept by the browser's history, so a reload still knows. */
export interface SentRequest {
  name: string;
  slug: string;
  /** False when the home has had its leads of this month and the request waits (K23). */
  delivered: boolean;
}

const isSent = (state: unknown): state is SentRequest => typeof state === 'object' && state !== null && 'slug' in state;

/** Follows a sent request [§2]; without one it leads home. */
export function Screen() {
  const { state } = useLocation();
  const ready = useRenterReady();
  const { requests, contact, schoolInfo, questionnaire } = useRenter();
  const sent = isSent(state) ? state : undefined;
  if (ready && !sent && requests.length === 0) return <NavigateAway to={paths.home()} />;
  const waits = sent?.delivered === false;
  const back = schoolInfo
    ? paths.matches({
        locationType: schoolInfo.type,
        locationId: Number(schoolInfo.id),
        bedrooms: questionnaire.bedrooms,
        bathrooms: questionnaire.bathrooms,
        maxBudget: questionnaire.budgets || undefined,
      })
    : paths.search();
  return (
    <Wrap narrow className={css.message}>
      <Head title="Congratulations" hidden />
      <h1>{waits ? 'Your request is saved' : 'Congratulations, your request is on its way'}</h1>
      <p className={css.lead} role="status">
        {waits
          ? `${sent.name} has had all its requests for this month. Yours is the next to be passed on when the new month begins, so ask one or two other homes as well.`
          : `${sent?.name ?? 'The landlord'} has your name and how to reach you.${contact.email ? ` A copy went to ${contact.email}.` : ''}`}
      </p>
      {!waits && (
        <ol className={css.steps}>
          <li>The landlord answers by e-mail or phone, usually within a few days.</li>
          <li>Visit the home, or ask for a video tour, before you sign or pay anything.</li>
          <li>Ask two or three homes: it is the surest way to a good one.</li>
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
    </Wrap>
  );
}
