import { useEffect, useRef, useState } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { NOTE_MAX_LENGTH } from '../../../domain/leads/lead-change.ts';
import { Button } from '../../components/button.tsx';
import { Field, TextArea } from '../../forms/fields/field.tsx';
import css from './leads.module.css';

/** Unsaved notes by lead, stored until the page unloads, so that a lead closed by mistake loses no text. */
const unsaved = new Map<string, string>();

interface LeadNoteProps {
  leadId: string;
  note: string;
  busy: boolean;
  save: (note: string) => void;
}

/** Renders a landlord's private note about a renter. */
export function LeadNote({ leadId, note, busy, save }: LeadNoteProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(() => unsaved.get(leadId));
  const [lastNote, setLastNote] = useState(note);
  // Typed text stays until it is saved: a save can fail, or wait for a login.
  if (note !== lastNote) {
    setLastNote(note);
    if (typed?.trim() === note) setTyped(undefined);
  }
  useEffect(() => {
    if (typed === undefined) unsaved.delete(leadId);
    else unsaved.set(leadId, typed);
  }, [leadId, typed]);
  const text = typed ?? note;
  const isChanged = text.trim() !== note;
  return (
    <Stack
      as="form"
      gap={2}
      align="start"
      className={css.note}
      onSubmit={(event) => {
        event.preventDefault();
        save(text);
        // The button is removed once there is nothing to save.
        area.current?.focus();
      }}
    >
      <Field label="Private note" hint="Only you can see it.">
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            className={css.noteArea}
            rows={2}
            maxLength={NOTE_MAX_LENGTH}
            value={text}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {isChanged && (
        <Button type="submit" look="quiet" busy={busy}>
          Save note
        </Button>
      )}
    </Stack>
  );
}
