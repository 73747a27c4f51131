import { paths } from '../paths.ts';
import { Anchor } from './anchor.tsx';
import { Button, buttonClass } from './button.tsx';
import { Wrap } from './wrap.tsx';
import css from './trouble.module.css';

interface TroubleProps {
  /** Finds the failure in the server's log. */
  requestId?: string | undefined;
  retry: () => void;
}

/** A screen that could not be shown: what happened, and ways on. */
export function Trouble({ requestId, retry }: TroubleProps) {
  return (
    <Wrap narrow className={css.trouble}>
      <title>This page did not load</title>
      <h1>This page did not load</h1>
      <p role="alert">Something went wrong on our side. Nothing you wrote was lost.</p>
      {requestId && <p>If you write to us about it, give this number: {requestId}</p>}
      <div className={css.row}>
        <Button onClick={retry}>Try again</Button>
        <Anchor className={buttonClass('quiet')} href={paths.home()}>
          Go to the start
        </Anchor>
      </div>
    </Wrap>
  );
}
