import { useRenter, useRenterReady } from '../apollo/renter-store.ts';
import { useBrand } from '../boot.tsx';
import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import css from './message-screen.module.css';

/** What this browser knows of how to reach its renter; only on the default brand (K54). */
export function Screen() {
  const brand = useBrand();
  const ready = useRenterReady();
  const { firstName, lastName, phone, email } = useRenter().contact;
  if (!brand.asksForDetails || (ready && email === '')) return <NavigateAway to={paths.home()} />;
  return (
    <Wrap narrow className={css.message}>
      <Head title="Your Information" hidden />
      <h1>Your information</h1>
      <p className={css.lead}>
        {firstName} {lastName}
        <br />
        {phone}
        <br />
        {email}
      </p>
      <p>It is kept in this browser alone, to fill in your next request. There you can change it.</p>
      <Anchor className={buttonClass()} href={paths.moveIn()}>
        Your move-in details
      </Anchor>
    </Wrap>
  );
}
