import { Form } from 'react-final-form';
import type { FieldErrors } from '../../domain/field-errors.ts';
import type { RenterState } from '../apollo/renter-defaults.ts';
import { useRenter } from '../apollo/renter-store.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FailedLine } from '../form/failed-line.tsx';
import { PhoneField } from '../form/phone-field.tsx';
import { RefusedProvider, focusFirst, useRefused } from '../form/refused.tsx';
import { TextField } from '../form/text-field.tsx';
import { TextareaField } from '../form/textarea-field.tsx';
import { useAction } from '../form/use-action.ts';
import { Button } from '../ui/button.tsx';
import type { Dialogs } from '../ui/dialog.ts';
import { DialogShell } from '../ui/dialog-shell.tsx';
import { answersWords } from './answers-words.ts';
import { requestProblems } from './request-problems.ts';
import { useSendRequest } from './use-send-request.ts';
import css from './request-dialog.module.css';

export type RequestWords = RenterState['contact'] & { message: string };

/** Asks the landlord of one home: who is asking, how to reach them, and a message if they like [§1]. */
export function RequestDialog({ listing, schoolId }: Dialogs['request']) {
  return (
    <DialogShell title={`Ask about ${listing.name}`}>
      <RefusedProvider>
        <RequestForm listing={listing} schoolId={schoolId} />
      </RefusedProvider>
    </DialogShell>
  );
}

function RequestForm({ listing, schoolId }: Dialogs['request']) {
  const renter = useRenter();
  const refused = useRefused();
  const action = useAction();
  const send = useSendRequest(listing, schoolId);

  const refuse = (errors: FieldErrors) => {
    refused.show(errors);
    // The fields show their errors at the next render; their controls are there already.
    focusFirst(Object.keys(errors), refused.idOf);
  };
  const submit = (words: RequestWords) => {
    const wrong = requestProblems(words);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    return action.run(async () => {
      const errors = await send(words);
      if (errors) refuse(errors);
    });
  };

  return (
    <Form<RequestWords>
      initialValues={{ ...renter.contact, message: '' }}
      initialValuesEqual={() => true}
      onSubmit={submit}
    >
      {({ handleSubmit }) => (
        <form className={css.form} onSubmit={handleSubmit} noValidate>
          <ErrorSummary owns={() => true} />
          <div className={css.two}>
            <TextField name="firstName" label="First name" autoComplete="given-name" />
            <TextField name="lastName" label="Last name" autoComplete="family-name" />
          </div>
          <PhoneField name="phone" label="Phone" />
          <TextField
            name="email"
            label="E-mail"
            type="email"
            autoComplete="email"
            hint="The answer comes here, with a copy of your request."
          />
          <TextareaField name="message" label="Message" optional rows={3} />
          <p className={css.answers}>We add what you are looking for: {answersWords(renter)}.</p>
          <FailedLine action={action} />
          <Button type="submit" busy={action.busy}>
            {action.busy ? 'Sending …' : 'Send request'}
          </Button>
          <p className={css.answers}>Your details go to this landlord and to nobody else.</p>
        </form>
      )}
    </Form>
  );
}
