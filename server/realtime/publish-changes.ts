import type { Pool } from 'pg';
import type { CallView } from '../modules/calls/calls.resolver.ts';
import type { LeadView } from '../modules/leads/lead.view.ts';
import type { RowChange, RowChanges } from './row-changes.ts';
import { pubSub } from './pub-sub.ts';
import type { SessionSockets } from './session-sockets.ts';

interface PublishOptions {
  pool: Pool;
  leadInbox: { one(accountId: number, id: number): Promise<LeadView | null> };
  calls: { one(accountId: number, id: number): Promise<CallView | null> };
  sockets: SessionSockets;
  /** Called after the connection was lost and restored: changes may have been missed. */
  onResync: () => Promise<void>;
  onError: (error: unknown) => void;
}

/** Publishes row changes to the open pages; a process without open pages reads nothing. Returns a stop function. */
export function publishChanges(facts: RowChanges, options: PublishOptions): () => void {
  const { pool, leadInbox, calls, sockets, onResync, onError } = options;
  const publish = async ({ topic, listing, id }: Extract<RowChange, { listing: string }>) => {
    const found = await pool.query<{ account_id: string }>('select account_id from listing where id = $1', [listing]);
    const owner = Number(found.rows[0]?.account_id);
    if (!owner) return;
    if (topic === 'call') {
      const call = await calls.one(owner, Number(id));
      if (call) pubSub.publish('call', owner, call);
    } else {
      const lead = await leadInbox.one(owner, Number(id));
      if (lead) pubSub.publish(topic === 'lead' ? 'lead' : 'leadChanged', owner, lead);
    }
  };
  const onFact = (fact: RowChange) => {
    if (fact.topic === 'session-ended') sockets.end(fact.session, fact.renewed);
    if (sockets.size > 0 && 'listing' in fact) publish(fact).catch(onError);
  };
  const resync = () => void onResync().catch(onError);
  facts.on('fact', onFact).on('resync', resync);
  return () => void facts.off('fact', onFact).off('resync', resync);
}
