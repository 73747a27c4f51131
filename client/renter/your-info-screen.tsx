import { useLocation } from '../router.tsx';
import { useRenter, useRenterReady } from '../apollo/renter-store.ts';
import { useBrand } from '../boot.tsx';
import { RefusedProvider } from '../form/refused.tsx';
import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { PersonForm } from './late-person-form.tsx';
import { homesWords, pendingOf } from './pending.ts';
import { useWayBack } from './use-way-back.ts';
import { WaitingForm } from './waiting-form.tsx';
import css from './message-screen.module.css';

/**
 * Who asks, and how to reach them; only on the default brand (K54). Before the first request it is asked here (K56),
 * later it can be changed.
 */
export function Screen() {
  const brand = useBrand();
  const ready = useRenterReady();
  const { contact } = useRenter();
  const pending = pendingOf(useLocation().state);
  const back = useWayBack(pending);
  if (!brand.asksForDetails || (ready && !pending && contact.email === '')) return <NavigateAway to={paths.home()} />;
  if (back !== undefined) return <NavigateAway to={back} />;
  return (
    <Wrap narrow className={css.message}>
      <Head title="Your Information" hidden />
      <h1>Your information</h1>
      {ready ? (
        <>
          <p className={css.lead}>
            {pending
              ? `Who may the landlord${pending.ask.homes.length > 1 ? 's' : ''} of ${homesWords(pending.ask.homes)} answer? We ask once.`
              : 'What a landlord gets to know of you when you ask about a home.'}
          </p>
          <RefusedProvider>
            <PersonForm pending={pending} />
          </RefusedProvider>
        </>
      ) : (
        <WaitingForm />
      )}
    </Wrap>
  );
}
