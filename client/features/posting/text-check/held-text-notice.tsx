import { REVIEW_HOURS } from '../../../../domain/limits.ts';
import { useEffect, useRef } from 'react';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { Button, buttonClass } from '../../../components/button.tsx';
import type { HeldText } from './held-text.ts';
import css from './text-check.module.css';

interface HeldTextNoticeProps {
  held: HeldText;
  busy: boolean;
  /** Whether it is the text of a published listing, whose form is on the same page. */
  isEdit?: boolean;
}

/** Renders what can't be published as it stands, with the two ways on: change the text, or let staff read it (K66). */
export function HeldTextNotice({ held: { errors, send }, busy, isEdit = false }: HeldTextNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className={css.held} role="alert" tabIndex={-1}>
      <h3>This text can't be published as it is</h3>
      <p>{isEdit ? 'Your changes are not published.' : "You weren't charged."}</p>
      <ul>
        {Object.values(errors)
          .flat()
          .map((message) => (
            <li key={message}>{message}</li>
          ))}
      </ul>
      <p>
        If we misread it, send it for review. We'll decide within {REVIEW_HOURS} hours
        {isEdit ? '. Your listing stays as it is until then.' : ' and charge your card only if we approve it.'}
      </p>
      <div className={css.ways}>
        {!isEdit && (
          <Anchor className={buttonClass()} href={paths.post(2)}>
            Change the text
          </Anchor>
        )}
        <Button look="quiet" disabled={busy} onClick={send}>
          Send for review
        </Button>
      </div>
    </div>
  );
}
