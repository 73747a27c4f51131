import { lengthInWords } from '../../domain/calls/call.ts';
import { useNow } from '../boot.tsx';
import { dayInWords } from '../days.ts';
import { buttonClass } from '../ui/button.tsx';
import { Tag, type Tone } from '../ui/tag.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { Call_CallFragment } from './calls.generated.ts';
import css from './calls.module.css';

type Outcome = Call_CallFragment['outcome'];
const words: Record<Outcome, string> = { missed: 'Missed', answered: 'Answered', ringing: 'Ringing' };
const tones: Record<Outcome, Tone> = { missed: 'notice', answered: 'plain', ringing: 'good' };

const timeInWords = (moment: string) =>
  new Date(moment).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
/** As a phone dials it, from '(330) 555-0188' or '+44…'. */
const dialled = (phone: string) => `tel:${phone.startsWith('+') ? phone : `+1${phone.replace(/\D/g, '')}`}`;

/** One call: whose, about which home, when, and what became of it; a missed one can be called back. */
export function CallItem({ call }: { call: Call_CallFragment }) {
  const now = useNow();
  const { listingName, at, outcome, seconds, caller } = call;
  return (
    <li className={css.call}>
      <div>
        <div className={css.row}>
          <h3 className={css.caller}>{caller === null ? 'Unknown number' : <Caller caller={caller} />}</h3>
          <Tag tone={tones[outcome]}>{words[outcome]}</Tag>
        </div>
        <p className={css.facts}>{listingName}</p>
        <p className={css.facts}>
          {dayInWords(at, now)}, {timeInWords(at)}
          {outcome === 'answered' && ` · ${lengthInWords(seconds)}`}
        </p>
      </div>
      {outcome === 'missed' && caller !== null && (
        <a className={buttonClass('quiet')} href={dialled(caller)}>
          Call back <VisuallyHidden>{caller}</VisuallyHidden>
        </a>
      )}
    </li>
  );
}

/** A number of which only the end is told is read as such, not as six dots. */
function Caller({ caller }: { caller: string }) {
  if (!caller.includes('•')) return <>{caller}</>;
  return (
    <>
      <span aria-hidden="true">{caller}</span>
      <VisuallyHidden>Number ending in {caller.slice(-4)}</VisuallyHidden>
    </>
  );
}
