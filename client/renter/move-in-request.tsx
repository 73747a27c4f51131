import type { FieldErrors } from '../../domain/field-errors.ts';
import { useRenter } from '../apollo/renter-store.ts';
import { focusFirst, useRefused } from '../form/refused.tsx';
import { paths } from '../paths.ts';
import type { Ask } from '../ui/dialog.ts';
import { useGo } from '../use-go.ts';
import { useWishFields } from './move-in-form.tsx';
import type { Pending } from './pending.ts';
import { PersonLine } from './person-line.tsx';
import { SendForm } from './send-form.tsx';
import css from './questionnaire.module.css';

/** The last step before a first request: the wishes, a message if they like, and off it goes. */
export function MoveInRequest({ ask }: { ask: Ask }) {
  const { contact } = useRenter();
  const { show, idOf } = useRefused();
  const { fields, check } = useWishFields();
  const go = useGo();
  const toDetails = (refused?: FieldErrors) =>
    void go(paths.yourInfo(), { state: { ask, ...(refused && { refused }) } satisfies Pending });

  const refuse = (errors: FieldErrors) => {
    if (Object.keys(errors).some((field) => field in contact)) return toDetails(errors);
    show(errors);
    focusFirst(Object.keys(errors), idOf);
  };
  return (
    <div className={css.form}>
      <SendForm ask={ask} person={contact} ready={check} problems={() => ({})} refuse={refuse}>
        <div className={css.wishes}>{fields}</div>
        <PersonLine person={contact} change={() => toDetails()} />
      </SendForm>
    </div>
  );
}
