import { Cluster } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { formatList } from '../../../../domain/format/numbers.ts';
import { formatCents } from '../../../../domain/format/money.ts';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { type AsyncAction } from '../../../forms/use-async-action.ts';
import { Button } from '../../../components/button.tsx';
import css from './edit.module.css';

interface PublishBarProps {
  action: AsyncAction;
  done: boolean;
  /** Headings of the sections that are not as they were opened. */
  changed: readonly string[];
  incomplete: readonly string[];
  publish: () => void;
  discard: () => void;
  /** What is charged when it is published. Cents. */
  chargeCents: number;
  waits: boolean;
}

/** What is not published yet, and the one button for all sections [§2]; within reach wherever one is in the page. */
export function PublishBar(props: PublishBarProps) {
  const { action, done, changed, incomplete, publish, discard, chargeCents, waits } = props;
  return (
    <Cluster rows={1} spread className={css.bar}>
      <Text role="status" className={css.state}>
        {incomplete.length > 0 && `Still needed: ${formatList(incomplete)}.`}
        {incomplete.length === 0 && !done && changed.length > 0 && `Not published yet: ${formatList(changed)}.`}
        {chargeCents > 0 && !done && ` Publishing charges ${formatCents(chargeCents)} to your card.`}
      </Text>
      {changed.length > 0 && !done && (
        <Button look="text" className={css.discard ?? ''} onClick={discard}>
          <span>
            Discard <span className={css.what}>changes</span>
          </span>
        </Button>
      )}
      <Button busy={action.busy || done} disabled={incomplete.length > 0 || waits} onClick={publish}>
        Publish Changes →
      </Button>
      <RequestFailed action={action} />
    </Cluster>
  );
}
