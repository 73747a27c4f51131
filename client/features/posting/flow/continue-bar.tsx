import { useId } from 'react';
import { Text } from '../../../components/layout/text.tsx';
import { Cluster } from '../../../components/layout/layout.tsx';
import { missingFields } from '../../../../domain/posting/completeness.ts';
import type { SectionName } from '../../../../domain/posting/sections.ts';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { type AsyncAction } from '../../../forms/use-async-action.ts';
import { Button } from '../../../components/button.tsx';
import { toCompletenessDraft, usePostingValues } from '../draft/form-values.ts';
import css from '../sections/section-card.module.css';

interface ContinueBarProps {
  name: SectionName;
  number: number;
  of: number;
  action: AsyncAction;
}

/** Renders Continue and what is missing [§4]; pressed too early it shows that at the fields. */
export function ContinueBar({ name, number, of, action }: ContinueBarProps) {
  const missing = missingFields(name, toCompletenessDraft(usePostingValues()));
  const id = useId();
  return (
    <>
      <Text as={Cluster} spread className={css.next}>
        <div>
          <p>
            Section {number} of {of}
          </p>
          <p id={id} role="status">
            {missing.length > 0 && `Still needed: ${missing.join(', ')}`}
          </p>
        </div>
        <Button type="submit" busy={action.busy} aria-disabled={missing.length > 0 || undefined} aria-describedby={id}>
          Continue
        </Button>
      </Text>
      <RequestFailed action={action} />
    </>
  );
}
