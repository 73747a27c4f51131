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
  const ownerOf = async (listing: string) => {
    const owner = await pool.query<{ account_id: string }>('select account_id from listing where id = $1', [listing]);
    return Number(owner.rows[0]?.account_id);
  };
  const tellLead = async (topic: 'lead' | 'leadChanged', listing: string, id: string) => {
    const accountId = await ownerOf(listing);
    const lead = accountId ? await leadInbox.one(accountId, Number(id)) : null;
    if (lead) pubSub.publish(topic, accountId, lead);
  };
  const tellCall = async (listing: string, id: string) => {
    const accountId = await ownerOf(listing);
    const call = accountId ? await calls.one(accountId, Number(id)) : null;
    if (call) pubSub.publish('call', accountId, call);
  };
  const onFact = (fact: RowChange) => {
    if (fact.topic === 'session-ended') sockets.end(fact.session, fact.renewed);
    if (sockets.size === 0) return;
    if (fact.topic === 'lead') tellLead('lead', fact.listing, fact.id).catch(onError);
    if (fact.topic === 'call') tellCall(fact.listing, fact.id).catch(onError);
    if (fact.topic === 'lead-changed') tellLead('leadChanged', fact.listing, fact.id).catch(onError);
  };
  const resync = () => void onResync().catch(onError);
  facts.on('fact', onFact).on('resync', resync);
  return () => void facts.off('fact', onFact).off('resync', resync);
}
