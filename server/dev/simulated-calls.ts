import type { MikroORM } from '@mikro-orm/postgresql';
import type { CallOutcome } from '../../domain/calls/call.ts';
import type { Clock } from '../clock.ts';
import { RequestError } from '../errors.ts';
import type { TelephonyProvider } from '../integrations/telephony/telephony-provider.ts';
import { simulateCall, type CallEnd, type DeliverWebhook } from './simulated-call.ts';

/** A call that somebody made here, and what the product did with it (K08). */
export interface RecordedCall {
  id: number;
  from: string;
  to: string;
  /** The landlord's own number; null when no phone rang. */
  forwardedTo: string | null;
  listing: string | null;
  /** What its landlord reads of it; '' when no phone rang. */
  outcome: CallOutcome | '';
  /** All that was spoken. */
  heard: string;
  at: Date;
}

/** A number that can be called. */
export interface CallableNumber {
  phone: string;
  listing: string;
}

interface SimulatedCallsDeps {
  orm: MikroORM;
  clock: Clock;
  switchboard: TelephonyProvider;
  baseUrl: string;
  deliver: DeliverWebhook;
}

type Row = Omit<RecordedCall, 'id' | 'at'> & { id: string; at: string | Date };

const COLUMNS = 'id, "from", "to", forwarded_to as "forwardedTo", listing, outcome, heard, at';

/** Calls that a person at the dev desk makes to the numbers that renters see. */
export class SimulatedCalls {
  readonly #deps: SimulatedCallsDeps;

  constructor(deps: SimulatedCallsDeps) {
    this.#deps = deps;
  }

  /** Whether calls are made here: with Twilio's keys they are real ones. */
  get isHere(): boolean {
    return this.#deps.switchboard.sign !== null;
  }

  /** Calls a number (ten digits); resolves with the call as it was kept. */
  async ring(from: string, to: string, end: CallEnd = 'answered'): Promise<RecordedCall> {
    const { orm, clock, switchboard, baseUrl, deliver } = this.#deps;
    const { sign } = switchboard;
    if (!sign) throw new RequestError(409, 'CONFLICT', 'Calls go through Twilio here: take a phone.');
    const { sid, rang, heard } = await simulateCall({ from, to, end }, { sign, baseUrl, deliver });
    const [call] = await orm.em.fork().execute<Row[]>(
      `insert into dev_call ("from", "to", forwarded_to, listing, outcome, heard, at)
       select ?, ?, ?, name, coalesce(outcome, ''), ?, ? from (select 1) one
         left join phone_call on sid = ? left join listing on listing.id = listing_id
       returning ${COLUMNS}`,
      [from, to, rang, heard.join('\n'), clock.now(), sid],
    );
    if (!call) throw new Error('A call that was made was not kept.');
    return read(call);
  }

  /** The calls made, newest first, at most a thousand. */
  async list(): Promise<RecordedCall[]> {
    const rows = await this.#em().execute<Row[]>(`select ${COLUMNS} from dev_call order by id desc limit 1000`);
    return rows.map(read);
  }

  /** Numbers of the homes that landlords pay for, the newest first. */
  callable(): Promise<CallableNumber[]> {
    return this.#em().execute<CallableNumber[]>(
      `select vanity_phone as phone, name as listing from listing
        where status = 1 and vanity_phone is not null and expires_at is not null order by id desc limit 20`,
    );
  }

  #em() {
    return this.#deps.orm.em.fork();
  }
}

const read = (row: Row): RecordedCall => ({ ...row, id: Number(row.id), at: new Date(row.at) });
