import { Cluster } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { formatDate, formatDay } from '../../../domain/format/local-dates.ts';
import { telephoneUrl } from '../../../domain/format/phone-extension.ts';
import { callDurationLabel } from '../../../domain/calls/call.ts';
import { useNow } from '../../app/page-info.tsx';
import { buttonClass } from '../../components/button.tsx';
import { Badge, type Tone } from '../../components/badge.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { Call_CallFragment } from './calls.generated.ts';
import css from './calls.module.css';

type Outcome = Call_CallFragment['outcome'];
const outcomeLabels: Record<Outcome, string> = { missed: 'Missed', answered: 'Answered', ringing: 'Ringing' };
const tones: Record<Outcome, Tone> = { missed: 'notice', answered: 'plain', ringing: 'good' };

const formatTime = (moment: string) => formatDate(moment, { hour: 'numeric', minute: '2-digit' });

/** Renders one call: the caller, the listing, the time and the outcome; a missed call can be called back. */
export function CallItem({ call }: { call: Call_CallFragment }) {
  const now = useNow();
  const { listingName, at, outcome, seconds, caller } = call;
  return (
    <li className={css.call}>
      <div>
        <Cluster rows={1}>
          <h3 className={css.caller}>{caller === null ? 'Unknown number' : <Caller caller={caller} />}</h3>
          <Badge tone={tones[outcome]}>{outcomeLabels[outcome]}</Badge>
        </Cluster>
        <Text>{listingName}</Text>
        <Text>
          {formatDay(at, now)}, {formatTime(at)}
          {outcome === 'answered' && ` · ${callDurationLabel(seconds)}`}
        </Text>
      </div>
      {outcome === 'missed' && caller !== null && (
        <a className={buttonClass('quiet')} href={telephoneUrl(caller)}>
          Call back <VisuallyHidden>{caller}</VisuallyHidden>
        </a>
      )}
    </li>
  );
}

/** Screen readers read a masked number as its last digits, not as six dots. */
function Caller({ caller }: { caller: string }) {
  if (!caller.includes('•')) return <>{caller}</>;
  return (
    <>
      <span aria-hidden="true">{caller}</span>
      <VisuallyHidden>Number ending in {caller.slice(-4)}</VisuallyHidden>
    </>
  );
}
