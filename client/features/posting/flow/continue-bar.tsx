import { useFormState } from 'react-final-form';
import { missingFields } from '../../../../domain/posting/completeness.ts';
import type { SectionName } from '../../../../domain/posting/sections.ts';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import type { AsyncAction } from '../../../forms/use-async-action.ts';
import { Button } from '../../../components/button.tsx';
import { toCompletenessDraft, type PostingValues } from '../draft/form-values.ts';
import css from '../sections/section-card.module.css';

interface ContinueBarProps {
  name: SectionName;
  /** From 1. */
  number: number;
  of: number;
  action: AsyncAction;
}

/** More than these are not named: who has just begun knows that all is still to be written. */
const NAMED = 3;

/** Continue, shut until the section is complete [§4], with what it still waits for. */
export function ContinueBar({ name, number, of, action }: ContinueBarProps) {
  const { values } = useFormState<PostingValues>({ subscription: { values: true } });
  const missing = missingFields(name, toCompletenessDraft(values));
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
      <RequestFailed action={action} />
    </>
  );
}
