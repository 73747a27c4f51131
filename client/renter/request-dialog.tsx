import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { useRenter } from '../apollo/renter-store.ts';
import { focusFirst, RefusedProvider, useRefused } from '../form/refused.tsx';
import type { Ask } from '../ui/dialog.ts';
import { DialogShell } from '../ui/dialog-shell.tsx';
import { answersWords } from './answers-words.ts';
import { homesWords } from './pending.ts';
import { PersonFields } from './person-fields.tsx';
import { PersonLine } from './person-line.tsx';
import { isKnown, requestProblems } from './request-problems.ts';
import { SendForm } from './send-form.tsx';
import css from './request.module.css';

/** Asks the landlord of one home or of several, or writes to one: who is asking, and a message [§1]. */
export function RequestDialog(ask: Ask) {
  return (
    <DialogShell title={`${ask.reply ? 'Write to the landlord of' : 'Ask about'} ${homesWords(ask.homes)}`}>
      <RefusedProvider>
        <RequestForm ask={ask} />
      </RefusedProvider>
    </DialogShell>
  );
}

function RequestForm({ ask }: { ask: Ask }) {
  const renter = useRenter();
  const { show, idOf } = useRefused();
  const [person, setPerson] = useState(renter.contact);
  // What is known already is not asked again, but shown, and can be changed.
  const [open, setOpen] = useState(!isKnown(person));

  const refuse = (errors: FieldErrors) => {
    flushSync(() => {
      if (Object.keys(errors).some((field) => field in person)) setOpen(true);
      show(errors);
    });
    focusFirst(Object.keys(errors), idOf);
  };

  return (
    <SendForm ask={ask} person={person} problems={() => requestProblems(person)} refuse={refuse}>
      {open ? (
        <PersonFields value={person} onChange={setPerson} />
      ) : (
        <PersonLine
          person={person}
          change={() => {
            flushSync(() => setOpen(true));
            document.getElementById(idOf('firstName'))?.focus();
          }}
        />
      )}
      {!ask.reply && renter.answered && (
        <p className={css.quiet}>We add what you are looking for: {answersWords(renter)}.</p>
      )}
    </SendForm>
  );
}
