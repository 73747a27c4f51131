import { useLocation } from '../router.tsx';
import { useRenter, useRenterReady } from '../apollo/renter-store.ts';
import { useBrand } from '../boot.tsx';
import { RefusedProvider } from '../form/refused.tsx';
import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { MoveInForm } from './late-move-in-form.tsx';
import { MoveInRequest } from './late-move-in-request.tsx';
import { homesWords, pendingOf } from './pending.ts';
import { isKnown } from './request-problems.ts';
import { useWayBack } from './use-way-back.ts';
import { WaitingForm } from './waiting-form.tsx';
import css from './questionnaire.module.css';

/**
 * Pets, features and day once more, filled in; only on the default brand. Before the first request it is the last step
 * (K56); later they can be changed here, once they were answered.
 */
export function Screen() {
  const brand = useBrand();
  const ready = useRenterReady();
  const { answered, contact } = useRenter();
  const pending = pendingOf(useLocation().state);
  const back = useWayBack(pending);
  if (!brand.asksForDetails || (ready && !answered && !pending)) return <NavigateAway to={paths.home()} />;
  if (ready && pending && !isKnown(contact)) return <NavigateAway to={paths.yourInfo()} state={pending} />;
  if (back !== undefined) return <NavigateAway to={back} />;
  return (
    <Wrap narrow>
      <Head title="Your Move-in Details" hidden />
      <div className={css.top}>
        <h1>Your move-in details</h1>
        {ready && pending && <p>The last step before your request to {homesWords(pending.ask.homes)}.</p>}
      </div>
      {ready ? (
        <RefusedProvider>{pending ? <MoveInRequest ask={pending.ask} /> : <MoveInForm />}</RefusedProvider>
      ) : (
        <WaitingForm />
      )}
    </Wrap>
  );
}
