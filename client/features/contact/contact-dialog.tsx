import { useState } from 'react';
import { flushSync } from 'react-dom';
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
import { bathroomsLabel } from '../../../domain/options/bathrooms.ts';
import { bedroomsLabel } from '../../../domain/options/bedrooms.ts';
import { featureLabel } from '../../../domain/options/features.ts';
import { petLabel } from '../../../domain/options/pets.ts';
import { formatDollars } from '../../../domain/format/money.ts';
import { AS_SOON_AS_POSSIBLE, moveDateLabel, type MoveDate } from '../../../domain/search/questionnaire.ts';
import type { RenterState } from '../../shared/renter/renter-defaults.ts';

/** Converts the stored date to the domain's format: 0, or YYYY-MM-DD. */
const toMoveDate = (stored: string): MoveDate =>
  stored === String(AS_SOON_AS_POSSIBLE) ? AS_SOON_AS_POSSIBLE : stored;

/** Formats all six answers as one line: '2 Bedrooms, 1 Bathroom, up to $1,200 a month, No Pets, As soon as possible'. */
function formatAnswers({ questionnaire, moveIn }: Pick<RenterState, 'questionnaire' | 'moveIn'>): string {
  const { bedrooms, bathrooms, budgets } = questionnaire;
  return [
    bedroomsLabel(bedrooms),
    bathroomsLabel(bathrooms),
    ...(budgets > 0 ? [`up to ${formatDollars(budgets)} a month`] : []),
    ...moveIn.petsSelected.map(petLabel),
    ...moveIn.featuresSelected.map(featureLabel),
    moveDateLabel(toMoveDate(moveIn.moveInDate)),
  ].join(', ');
}

/**
 * Renders the dialog that sends a contact request to one or several landlords, or a message to one: contact details and
 * a message [§1].
 */
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
  const { show, idOf } = useRejectedFields();
  const [person, setPerson] = useState(renter.contact);
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
        <PersonFields value={person} onChange={setPerson} />
      ) : (
        <PersonSummary
          person={person}
          change={() => {
            flushSync(() => setOpen(true));
            document.getElementById(idOf('firstName'))?.focus();
          }}
        />
      )}
      {!ask.reply && renter.answered && (
        <p className={css.quiet}>We include what you're looking for: {formatAnswers(renter)}.</p>
      )}
    </ContactForm>
  );
}
