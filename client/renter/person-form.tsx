import { useEffect, useState, type FormEvent } from 'react';
import { hasErrors, type FieldErrors } from '../../domain/field-errors.ts';
import { newRenter } from '../apollo/renter-defaults.ts';
import { useRenter, useUpdateRenter } from '../apollo/renter-store.ts';
import { useInFrame } from '../boot.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FailedLine } from '../form/failed-line.tsx';
import { focusFirst, useRefused } from '../form/refused.tsx';
import { useAction } from '../form/use-action.ts';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notice.ts';
import { useGo } from '../use-go.ts';
import { AlertChoice, useAlertSearch } from './alerts/alert-choice.tsx';
import { useSubscribe } from './alerts/use-subscribe.ts';
import { MoveInRequest } from './late-move-in-request.tsx';
import type { Pending } from './pending.ts';
import { PersonFields } from './person-fields.tsx';
import { requestProblems } from './request-problems.ts';
import css from './request.module.css';

/** The renter's own details, to go on with a request or to keep them in order. */
export function PersonForm({ pending }: { pending?: Pending | undefined }) {
  const { contact } = useRenter();
  const place = useInFrame() ? 'on this page' : 'in this browser';
  const update = useUpdateRenter();
  const go = useGo();
  const { show, idOf } = useRefused();
  const [person, setPerson] = useState(contact);
  const alert = useAlertSearch();
  const [mailMe, setMailMe] = useState(false);
  const subscribe = useSubscribe();
  const action = useAction();

  const refused = pending?.refused;
  useEffect(() => {
    if (refused) show(refused);
  }, [refused, show]);

  const goesOn = pending !== undefined;
  useEffect(() => {
    // The next step's, while this one is filled in.
    if (goesOn) void MoveInRequest.preload().catch(() => undefined);
  }, [goesOn]);

  const refuse = (errors: FieldErrors) => {
    show(errors);
    focusFirst(Object.keys(errors), idOf);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = requestProblems(person);
    if (hasErrors(wrong)) return refuse(wrong);
    show(wrong);
    update((renter) => ({ ...renter, contact: person }));
    const wanted = mailMe ? alert : null;
    void action.run(async () => {
      const refusal = wanted && (await subscribe(wanted, person));
      if (refusal) return refuse(refusal);
      if (pending) void go(paths.moveIn(), { state: { ask: pending.ask } satisfies Pending });
      else notify(wanted ? 'Saved. New homes will come by mail.' : `Saved ${place}.`, { tone: 'good' });
    });
  };
  const forget = () => {
    update((renter) => ({ ...renter, contact: newRenter.contact }));
    const undo = () => update((renter) => ({ ...renter, contact }));
    notify('Your details are no longer kept in this browser.', { action: { label: 'Undo', run: undo } });
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <ErrorSummary owns={() => true} />
      <PersonFields value={person} onChange={setPerson} />
      {alert && <AlertChoice search={alert} chosen={mailMe} onChange={setMailMe} />}
      <div className={css.row}>
        <Button type="submit" busy={action.busy}>
          {pending ? 'Continue →' : 'Save'}
        </Button>
        {!pending && (
          <Anchor className={css.aside} href={paths.moveIn()}>
            Your move-in details
          </Anchor>
        )}
        {!pending && (
          <Button look="text" onClick={forget}>
            Forget my details
          </Button>
        )}
      </div>
      <FailedLine action={action} />
      <p className={css.quiet}>
        Kept {place} {mailMe && alert ? 'too' : 'alone'}, to fill in your next request. They go to the landlords you ask
        and to nobody else.
      </p>
    </form>
  );
}
