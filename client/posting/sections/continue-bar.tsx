import { useFormState } from 'react-final-form';
import { isSectionComplete } from '../../../domain/posting/completeness.ts';
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

/** Continue, shut until the section is complete [§4]. */
export function ContinueBar({ name, number, of, action }: ContinueBarProps) {
  const { values } = useFormState<PostingValues>({ subscription: { values: true } });
  return (
    <>
      <div className={css.next}>
        <span>
          Section {number} of {of}
        </span>
        <Button type="submit" busy={action.busy} disabled={!isSectionComplete(name, draftOf(values))}>
          Continue
        </Button>
      </div>
      <FailedLine action={action} />
    </>
  );
}
