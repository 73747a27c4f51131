import type { CallOutcome } from '../../domain/calls/call.ts';
import { RequestError } from '../errors.ts';
import type { DevToolsDeps } from './dev-tools.ts';
import { simulateCall, type CallEnd, type DeliverWebhook } from './simulated-call.ts';

/** A call simulated here, with its result (K08). */
export interface RecordedCall {
  id: number;
  from: string;
  to: string;
  /** The landlord's own number; null when no phone rang. */
  forwardedTo: string | null;
  listing: string | null;
  /** The outcome shown to the landlord; '' when no phone rang. */
  outcome: CallOutcome | '';
  transcript: string;
  at: Date;
}

export interface CallableNumber {
  phone: string;
  listing: string;
}

interface SimulatedCallsDeps extends Pick<DevToolsDeps, 'orm' | 'clock' | 'switchboard' | 'baseUrl'> {
  deliver: DeliverWebhook;
}

type Row = Omit<RecordedCall, 'id' | 'at'> & { id: string; at: string | Date };

const COLUMNS = 'id, "from", "to", forwarded_to as "forwardedTo", listing, outcome, transcript, at';

/** Simulated calls from the dev tools to the numbers that renters see. */
export class SimulatedCalls {
  constructor(private readonly deps: SimulatedCallsDeps) {}

  /** Whether calls are simulated: with Twilio's keys they are real. */
  get isHere(): boolean {
    return this.deps.switchboard.sign !== null;
  }

  /** Calls a number (ten digits); resolves with the call as stored. */
  async ring(from: string, to: string, end: CallEnd = 'answered'): Promise<RecordedCall> {
    const { orm, clock, switchboard, baseUrl, deliver } = this.deps;
    const { sign } = switchboard;
    if (!sign) throw new RequestError(409, 'CONFLICT', 'Calls go through Twilio here. Use a phone.');
    const { sid, rang, transcript } = await simulateCall({ from, to, end }, { sign, baseUrl, deliver });
    const [call] = await orm.em.fork().execute<Row[]>(
      `insert into dev_call ("from", "to", forwarded_to, listing, outcome, transcript, at)
       select ?, ?, ?, name, coalesce(outcome, ''), ?, ? from (select 1) one
         left join phone_call on sid = ? left join listing on listing.id = listing_id
       returning ${COLUMNS}`,
      [from, to, rang, transcript.join('\n'), clock.now(), sid],
    );
    if (!call) throw new Error('A call that was made was not kept.');
    return read(call);
  }

  /** Returns the simulated calls, newest first, at most a thousand. */
  async list(): Promise<RecordedCall[]> {
    const rows = await this.#em().execute<Row[]>(`select ${COLUMNS} from dev_call order by id desc limit 1000`);
    return rows.map(read);
  }

  /** Returns the numbers of the listings that landlords pay for, newest first. */
  callable(): Promise<CallableNumber[]> {
    return this.#em().execute<CallableNumber[]>(
      `select vanity_phone as phone, name as listing from listing
        where status = 1 and vanity_phone is not null and expires_at is not null order by id desc limit 20`,
    );
  }

  #em() {
    return this.deps.orm.em.fork();
  }
}

const read = (row: Row): RecordedCall => ({ ...row, id: Number(row.id), at: new Date(row.at) });
