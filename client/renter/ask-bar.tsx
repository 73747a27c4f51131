import { useRenter } from '../apollo/renter-store.ts';
import { Button } from '../ui/button.tsx';
import type { AskedHome } from '../ui/dialog.ts';
import { useAsk } from './use-ask.ts';
import css from './shortlist-screen.module.css';

interface AskBarProps {
  chosen: readonly AskedHome[];
  /** Chosen beyond what is asked at once. */
  later: number;
}

const label = (count: number) =>
  count === 0 ? 'Choose homes to ask about' : `Ask about ${count === 1 ? '1 home' : `${count} homes`}`;

/** Asks all chosen homes of a list with one form. */
export function AskBar({ chosen, later }: AskBarProps) {
  const ask = useAsk();
  const { schoolInfo } = useRenter();
  const schoolId = schoolInfo?.type === 'college' ? schoolInfo.id : undefined;
  return (
    <div className={css.bar}>
      <Button disabled={chosen.length === 0} onClick={() => ask({ homes: chosen, schoolId })}>
        {label(chosen.length)}
      </Button>
      {later > 0 && <span className={css.quiet}>The other {later} after that.</span>}
    </div>
  );
}
