import type { MikroORM } from '@mikro-orm/postgresql';
import type { Clock } from '../clock.ts';

/** A call to a vanity number, as the local adapter passes it on (K08). */
export interface DevCall {
  id: number;
  from: string;
  to: string;
  /** The landlord's own number; null when the number called is nobody's. */
  forwardedTo: string | null;
  listing: string | null;
  at: Date;
}

type Row = Omit<DevCall, 'id' | 'at'> & { id: string; at: string | Date };

/** Calls that a person at the dev desk makes to vanity numbers: who would have been reached. */
export class DevCalls {
  readonly #orm: MikroORM;
  readonly #clock: Clock;

  constructor({ orm, clock }: { orm: MikroORM; clock: Clock }) {
    this.#orm = orm;
    this.#clock = clock;
  }

  /** Rings a number (ten digits); resolves with the call as it was kept. */
  async ring(from: string, to: string): Promise<DevCall> {
    const [call] = await this.#orm.em.fork().execute<Row[]>(
      `insert into dev_call ("from", "to", forwarded_to, listing, at)
       select ?, ?, contact.phone, listing.name, ? from (select 1) one
         left join listing on listing.vanity_phone = ? and listing.status = 1
         left join listing_contact contact on contact.listing_id = listing.id
       returning id, "from", "to", forwarded_to as "forwardedTo", listing, at`,
      [from, to, this.#clock.now(), to],
    );
    if (!call) throw new Error('A call that was rung was not kept.');
    return read(call);
  }

  /** The calls made, newest first, at most a thousand. */
  async list(): Promise<DevCall[]> {
    const rows = await this.#orm.em
      .fork()
      .execute<Row[]>(
        'select id, "from", "to", forwarded_to as "forwardedTo", listing, at from dev_call order by id desc limit 1000',
      );
    return rows.map(read);
  }
}

const read = (row: Row): DevCall => ({ ...row, id: Number(row.id), at: new Date(row.at) });
