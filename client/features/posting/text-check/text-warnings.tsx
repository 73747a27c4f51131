import { useEffect, useState } from 'react';
import type { TextFinding } from '../../../../domain/trust/lint-text.ts';
import { useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { useFormValue } from '../../../forms/fields/form-field.tsx';
import css from './text-check.module.css';

const DEBOUNCE_MS = 400;

/** Returns what the text may not state (K66); the rules are loaded with the first text. */
function useTextFindings(text: string): readonly TextFinding[] {
  const [findings, setFindings] = useState<readonly TextFinding[]>([]);
  useEffect(() => {
    if (text.trim() === '') return setFindings([]);
    let isCurrent = true;
    const timer = setTimeout(() => {
      void import('../../../../domain/trust/lint-text.ts').then(
        ({ lintText }) => isCurrent && setFindings(lintText(text)),
        // Without the rules there is no warning; the server checks the text when it is published.
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return findings;
}

/** Warns while typing of words that can't be published, with the reason and a lawful wording. */
export function TextWarnings({ field }: { field: string }) {
  const { value = '' } = useFormValue<string>(field);
  const { errors } = useRejectedFields();
  const findings = useTextFindings(value);
  // The rejection names the same words.
  const shown = errors[field] ? [] : findings;
  return (
    <div className={css.warnings} role="status">
      {shown.map(({ rule, words, reason, suggestion }) => (
        <p key={rule} className={css.warning}>
          <strong>“{words}”</strong> {reason}. {suggestion}
        </p>
      ))}
    </div>
  );
}
