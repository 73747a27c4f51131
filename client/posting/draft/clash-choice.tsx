import { useId } from 'react';
import type { KeptDraft } from '../../../domain/posting/kept-draft.ts';
import { Button } from '../../ui/button.tsx';
import { clashWords } from './clash-words.ts';
import css from './draft.module.css';
import { fieldWords } from './field-words.ts';
import { withValue, type Clash, type MergedField } from './merge-drafts.ts';

interface ClashChoiceProps {
  draft: KeptDraft;
  clash: Clash;
  choose: (field: MergedField, whose: 'ours' | 'theirs') => void;
}

/** Two versions of a field, written in two places: both are kept until its landlord chooses one. */
export function ClashChoice({ draft, clash: { field, value }, choose }: ClashChoiceProps) {
  const id = useId();
  return (
    <section className={css.clash} aria-labelledby={id}>
      <h3 id={id}>Two versions of the {fieldWords(field)}</h3>
      <p>It was changed in another tab or on another device as well. Both are kept until you choose.</p>
      <dl>
        <div>
          <dt>Here</dt>
          <dd>{clashWords(draft, field)}</dd>
        </div>
        <div>
          <dt>There</dt>
          <dd>{clashWords(withValue(draft, field, value), field)}</dd>
        </div>
      </dl>
      <div className={css.choices}>
        <Button look="quiet" onClick={() => choose(field, 'ours')}>
          Keep the one here
        </Button>
        <Button look="quiet" onClick={() => choose(field, 'theirs')}>
          Take the one there
        </Button>
      </div>
    </section>
  );
}
