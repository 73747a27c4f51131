import { Stack } from '../../../components/layout/layout.tsx';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { useRenter } from '../../../shared/renter/renter-store.ts';
import { focusFirstField, useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { paths } from '../../../app/paths.ts';
import type { ContactRequest } from '../../../shared/dialogs/dialog-store.ts';
import { usePreloadedNavigate } from '../../../app/router/use-preloaded-navigate.ts';
import { usePreferenceFields } from './move-in-form.tsx';
import type { PendingRequest } from '../pending-request.ts';
import { PersonSummary } from './person-summary.tsx';
import { ContactForm } from '../contact-form.tsx';
import css from '../../../shared/styles/question-form.module.css';

/** Renders the last step before a first request: the preferences, an optional message, and the submit button. */
export function MoveInRequest({ ask }: { ask: ContactRequest }) {
  const { contact } = useRenter();
  const { show, idOf } = useRejectedFields();
  const { fields, check } = usePreferenceFields();
  const go = usePreloadedNavigate();
  const toDetails = (refused?: FieldErrors) =>
    void go(paths.yourInfo(), { state: { ask, ...(refused && { refused }) } satisfies PendingRequest });

  const refuse = (errors: FieldErrors) => {
    if (Object.keys(errors).some((field) => field in contact)) return toDetails(errors);
    show(errors);
    focusFirstField(Object.keys(errors), idOf);
  };
  return (
    <Stack gap={6} className={css.form}>
      <ContactForm ask={ask} person={contact} ready={check} problems={() => ({})} refuse={refuse}>
        <Stack gap={6} className={css.preferences}>
          {fields}
        </Stack>
        <PersonSummary person={contact} change={() => toDetails()} />
      </ContactForm>
    </Stack>
  );
}
