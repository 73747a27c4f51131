import { useEffect, useState } from 'react';
import { REVIEW_HOURS } from '../../../../domain/limits.ts';
import type { ImagePair } from '../../../../domain/posting/drafts/draft.ts';
import type { TextFinding } from '../../../../domain/trust/lint-text.ts';
import { captions, textHash, withTextsForReview, type TextField } from '../../../../domain/trust/review-choice.ts';
import { Button } from '../../../components/button.tsx';
import { loadChunk } from '../../../components/hooks/load-chunk.ts';
import { useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { useFormValue } from '../../../forms/fields/form-field.tsx';
import css from './text-check.module.css';

const DEBOUNCE_MS = 400;

const loadRules = () =>
  loadChunk(() =>
    Promise.all([import('../../../../domain/trust/listing-text.ts'), import('../../../../domain/trust/lint-text.ts')]),
  );

/** A finding, the text that it is of, and its message at the field. */
type FindingOfText = TextFinding & { text: string; message: string };

/** Returns what the texts of a field may not state (K66); the rules are loaded with the first text. */
function useTextFindings(field: TextField, texts: readonly string[]): readonly FindingOfText[] {
  const [findings, setFindings] = useState<readonly FindingOfText[]>([]);
  const typed = JSON.stringify(texts.filter((text) => text.trim() !== ''));
  useEffect(() => {
    const written = JSON.parse(typed) as string[];
    if (written.length === 0) return setFindings([]);
    let isCurrent = true;
    const timer = setTimeout(() => {
      void loadRules().then(
        ([{ textFindings }, { findingMessage }]) => {
          const ofText = (text: string) =>
            textFindings(field, text).map((finding) => ({ ...finding, text, message: findingMessage(finding) }));
          if (isCurrent) setFindings(written.flatMap(ofText));
        },
        // Without the rules there is no warning; the server checks the text with its section.
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [field, typed]);
  return findings;
}

/**
 * Warns while typing of words that can't be published, with the reason and a lawful wording. Once the section is rejected
 * for them, it offers to send the text to staff, which lets the section pass (K66).
 */
export function TextCheck({ field }: { field: TextField }) {
  const { value } = useFormValue<string | ImagePair[] | undefined>(field);
  const { value: chosen = [], change: choose } = useFormValue<readonly string[] | undefined>('textsForReview');
  const { errors } = useRejectedFields();
  const findings = useTextFindings(field, typeof value === 'object' ? captions(value) : [value ?? '']);
  const open = findings.filter(({ text }) => !chosen.includes(textHash(text)));
  const rejected = errors[field];
  // The rejection names its first words at the field.
  const shown = open.filter(({ message }) => message !== rejected?.[0]);
  return (
    <div className={css.warnings} role="status">
      {shown.map(({ rule, text, words, reason, suggestion }) => (
        <p key={`${rule} ${text}`} className={css.warning}>
          <strong>“{words}”</strong> {reason}. {suggestion}
        </p>
      ))}
      {rejected && open.length > 0 && (
        <div className={css.warning}>
          <p>If we misread it, send it for review. We'll decide within {REVIEW_HOURS} hours after you publish.</p>
          <Button
            type="submit"
            look="quiet"
            onClick={() =>
              choose(
                withTextsForReview(
                  chosen,
                  open.map(({ text }) => text),
                ),
              )
            }
          >
            Send for review
          </Button>
        </div>
      )}
      {findings.length > open.length && (
        <p className={css.warning}>
          This text goes to review when you publish. We'll decide within {REVIEW_HOURS} hours; nothing is charged or
          changed before we approve it.
        </p>
      )}
    </div>
  );
}
