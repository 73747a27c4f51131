import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { useRenter } from '../../shared/renter/renter-store.ts';
import { focusFirstField, RejectedFieldsProvider, useRejectedFields } from '../../forms/rejected-fields.tsx';
import type { ContactRequest } from '../../shared/dialogs/dialog-store.ts';
import { DialogShell } from '../../shared/dialogs/dialog-shell.tsx';
import { formatListingNames } from './pending-request.ts';
import { PersonFields } from './details/person-fields.tsx';
import { PersonSummary } from './details/person-summary.tsx';
import { isContactComplete, contactErrors } from '../../shared/contact/contact-errors.ts';
import { ContactForm } from './contact-form.tsx';
import css from './contact-request.module.css';
import { labelAnswers } from '../../../domain/leads/lead-answers.ts';
import { requestAnswers } from './request-answers.ts';
import { useUnsent } from './unsent-request.ts';
import { useToday } from '../../shared/preferences/use-today.ts';
import type { RenterState } from '../../shared/renter/renter-defaults.ts';

/** Returns what the request says of the renter's search, in one line: '2 Bedrooms, $1,200 a month for the whole home, Dog'. */
function answersText(renter: RenterState, today: string): string {
  const { searchFilter, ...answers } = requestAnswers(renter, today);
  const { must, laundry, furnished, utilities, lease, availableBy, maxWalk, minRent } = searchFilter ?? {};
  const filters = { must, laundry, furnished, utilities, lease, availableBy, maxWalk, minRent };
  const stored = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
  const labels = labelAnswers({ ...answers, filters: stored });
  return labels.map(({ value }) => value).join(', ');
}

/** Renders the dialog that sends a contact request to one or several landlords, or a message to one [§1]. */
export function ContactDialog(ask: ContactRequest) {
  return (
    <DialogShell
      title={`${ask.reply ? 'Message the landlord of' : 'Contact landlord:'} ${formatListingNames(ask.homes)}`}
    >
      <RejectedFieldsProvider>
        <ContactDialogForm ask={ask} />
      </RejectedFieldsProvider>
    </DialogShell>
  );
}

function ContactDialogForm({ ask }: { ask: ContactRequest }) {
  const renter = useRenter();
  const looksFor = answersText(renter, useToday());
  const { show, idOf } = useRejectedFields();
  const [person, setPerson] = useUnsent(ask, 'person', renter.contact);
  // Known contact details are shown with an edit button instead of the form.
  const [open, setOpen] = useState(!isContactComplete(person));

  const refuse = (errors: FieldErrors) => {
    flushSync(() => {
      if (Object.keys(errors).some((field) => field in person)) setOpen(true);
      show(errors);
    });
    focusFirstField(Object.keys(errors), idOf);
  };

  return (
    <ContactForm ask={ask} person={person} problems={() => contactErrors(person)} refuse={refuse}>
      {open ? (
        <Stack as="fieldset" gap={3} className={css.reply}>
          <legend>Where should they reply?</legend>
          <PersonFields value={person} onChange={setPerson} />
        </Stack>
      ) : (
        <PersonSummary
          person={person}
          change={() => {
            flushSync(() => setOpen(true));
            document.getElementById(idOf('firstName'))?.focus();
          }}
        />
      )}
      {!ask.reply && looksFor !== '' && <Text>We include what you're looking for: {looksFor}.</Text>}
    </ContactForm>
  );
}
