import { useState } from 'react';
import { useRenter, useRenterReady, useUpdateRenter } from '../apollo/renter-store.ts';
import { useBrand } from '../boot.tsx';
import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Head } from '../ui/head.tsx';
import { notify } from '../ui/notice.ts';
import { Wrap } from '../ui/wrap.tsx';
import { dayProblem } from './questionnaire-form.tsx';
import { useToday } from './use-today.ts';
import { WishFields } from './wish-fields.tsx';
import css from './questionnaire.module.css';

/** Pets, features and day once more, filled in (K56); only on the default brand, and only once they were answered. */
export function Screen() {
  const brand = useBrand();
  const ready = useRenterReady();
  const { answered, moveIn } = useRenter();
  const update = useUpdateRenter();
  const today = useToday();
  const [problem, setProblem] = useState<string | undefined>();
  if (!brand.asksForDetails || (ready && !answered)) return <NavigateAway to={paths.home()} />;
  return (
    <Wrap narrow>
      <Head title="Your Move-in Details" hidden />
      <div className={css.top}>
        <h1>Your move-in details</h1>
      </div>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = dayProblem(moveIn.moveInDate, today);
          setProblem(wrong);
          if (!wrong) notify('Saved in this browser.', { tone: 'good' });
        }}
      >
        <WishFields
          value={moveIn}
          onChange={(next) => update((renter) => ({ ...renter, moveIn: next }))}
          today={today}
          error={problem}
        />
        <Button type="submit">Save</Button>
      </form>
    </Wrap>
  );
}
