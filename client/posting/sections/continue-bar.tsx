import { useFormState } from 'react-final-form';
import { missingIn } from '../../../domain/posting/completeness.ts';
import type { SectionName } from '../../../domain/posting/sections.ts';
import { FailedLine } from '../../form/failed-line.tsx';
import type { Action } from '../../form/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { draftOf, type PostingValues } from '../draft/posting-values.ts';
import css from './section-card.module.css';

interface ContinueBarProps {
  name: SectionName;
  /** From 1. */
  number: number;
  of: number;
  action: Action;
}

/** More than these are not named: who has just begun knows that all is still to be written. */
const NAMED = 3;

/** Continue, shut until the section is complete [§4], with what it still waits for. */
export function ContinueBar({ name, number, of, action }: ContinueBarProps) {
  const { values } = useFormState<PostingValues>({ subscription: { values: true } });
  const missing = missingIn(name, draftOf(values));
  return (
    <>
      <div className={css.next}>
        <div>
          <p>
            Section {number} of {of}
          </p>
          {missing.length > 0 && missing.length <= NAMED && <p>Still needed: {missing.join(', ')}</p>}
        </div>
        <Button type="submit" busy={action.busy} disabled={missing.length > 0}>
          Continue
        </Button>
      </div>
      <FailedLine action={action} />
    </>
  );
}
