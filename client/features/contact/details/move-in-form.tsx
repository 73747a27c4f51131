import { useState } from 'react';
import { Stack } from '../../../components/layout/layout.tsx';
import { useRenter, useUpdateRenter } from '../../../shared/renter/renter-store.ts';
import { useInFrame } from '../../../app/page-info.tsx';
import { Button } from '../../../components/button.tsx';
import { notify } from '../../../components/notices/notice-store.ts';
import { moveInDateError } from '../../../shared/preferences/move-in-date-error.ts';
import { useToday } from '../../../shared/preferences/use-today.ts';
import { PreferenceFields } from '../../../shared/preferences/preference-fields.tsx';
import css from '../../../shared/styles/question-form.module.css';

/** Returns the renter's preference fields, and `check`, which validates the move-in date and focuses it on error. */
export function usePreferenceFields() {
  const { moveIn } = useRenter();
  const update = useUpdateRenter();
  const today = useToday();
  const [problem, setProblem] = useState<string | undefined>();
  const check = (): boolean => {
    const wrong = moveInDateError(moveIn.moveInDate, today);
    setProblem(wrong);
    if (wrong) document.getElementById('move-in-day')?.focus();
    else update((renter) => ({ ...renter, moveInAnswered: true }));
    return wrong === undefined;
  };
  const fields = (
    <PreferenceFields
      value={moveIn}
      onChange={(part) => update((renter) => ({ ...renter, moveIn: { ...renter.moveIn, ...part } }))}
      today={today}
      error={problem}
    />
  );
  return { fields, check };
}

/** Renders the same three questions as a separate form. */
export function MoveInForm() {
  const { fields, check } = usePreferenceFields();
  const inFrame = useInFrame();
  return (
    <Stack
      as="form"
      gap={6}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (check()) notify(inFrame ? 'Saved on this page.' : 'Saved on this device.', { tone: 'good' });
      }}
    >
      {fields}
      <Button type="submit">Save</Button>
    </Stack>
  );
}
