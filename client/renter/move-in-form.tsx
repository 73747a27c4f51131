import { useState } from 'react';
import { useRenter, useUpdateRenter } from '../apollo/renter-store.ts';
import { useInFrame } from '../boot.tsx';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notice.ts';
import { dayProblem } from './day-problem.ts';
import { useToday } from './use-today.ts';
import { WishFields } from './wish-fields.tsx';
import css from './questionnaire.module.css';

/** The wishes of this browser's renter and what is wrong with their day: `check` says it, and focuses the day. */
export function useWishFields() {
  const { moveIn } = useRenter();
  const update = useUpdateRenter();
  const today = useToday();
  const [problem, setProblem] = useState<string | undefined>();
  const check = (): boolean => {
    const wrong = dayProblem(moveIn.moveInDate, today);
    setProblem(wrong);
    if (wrong) document.getElementById('move-in-day')?.focus();
    return wrong === undefined;
  };
  const fields = (
    <WishFields
      value={moveIn}
      onChange={(part) => update((renter) => ({ ...renter, moveIn: { ...renter.moveIn, ...part } }))}
      today={today}
      error={problem}
    />
  );
  return { fields, check };
}

/** The same three questions by themselves. */
export function MoveInForm() {
  const { fields, check } = useWishFields();
  const inFrame = useInFrame();
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (check()) notify(inFrame ? 'Saved on this page.' : 'Saved in this browser.', { tone: 'good' });
      }}
    >
      {fields}
      <Button type="submit">Save</Button>
    </form>
  );
}
