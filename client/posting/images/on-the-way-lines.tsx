import { paths } from '../../paths.ts';
import { Anchor } from '../../ui/anchor.tsx';
import parts from '../sections/parts.module.css';

/** The region is always there, so that what comes into it is read. */
export function OnTheWayLines({ underWay, failed }: { underWay: number; failed: number }) {
  return (
    <div role="status" className={parts.lead}>
      {underWay > 0 && (
        <p>
          {underWay === 1 ? 'A picture is' : `${underWay} pictures are`} still being sent. Your listing is published
          with
          {underWay === 1 ? ' it' : ' them'}.
        </p>
      )}
      {failed > 0 && (
        <p>
          {failed === 1 ? 'A picture' : `${failed} pictures`} did not arrive.{' '}
          <Anchor href={paths.post(2)}>Send {failed === 1 ? 'it' : 'them'} again</Anchor>
        </p>
      )}
    </div>
  );
}
