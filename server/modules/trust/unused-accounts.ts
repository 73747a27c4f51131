import type { EntityManager } from '@mikro-orm/postgresql';
import { DRAFT_RETENTION_MS } from '../../../domain/posting/drafts/saved-draft.ts';
import type { DueWork } from '../../jobs/sweeper.ts';
import type { AccountDeletionService } from '../account/deletion/account-deletion.service.ts';
import type { ServiceDeps } from '../service-deps.ts';

interface UnusedAccountsDeps extends Pick<ServiceDeps, 'orm' | 'clock'> {
  accountDeletions: Pick<AccountDeletionService, 'endUnused'>;
}

const BATCH = 100;

/** Whether an account has more than the review that created it: its draft counts while it can be paid for. */
const USED = `select exists (select from listing where account_id = i.account_id)
    or exists (select from publish_intent where account_id = i.account_id and state not in ('rejected', 'undone'))
    or exists (select from saved_draft where account_id = i.account_id and draft is not null
      and (draft_id <> i.draft_id or i.review ->> 'decision' = 'approved') and saved_at > times.since)
    or exists (select from listing_import where account_id = i.account_id and created_at > times.since) as used
  from publish_intent i, (select ?::timestamptz as since) times where i.id = ?`;

/** Removes accounts that a review created and that have nothing else, once it has ended and its email is sent (K66). */
export class UnusedAccounts implements DueWork {
  constructor(private readonly deps: UnusedAccountsDeps) {}

  async run(): Promise<number> {
    const { accountDeletions, clock, orm } = this.deps;
    const now = clock.now();
    const em = orm.em.fork();
    const rows = await em.execute<{ id: string; account: string; email: string; name: string }[]>(
      `select i.id, a.id as account, a.email, a.first_name as name from publish_intent i join account a on a.id = i.account_id
        where i.review_due_at <= ? and i.state in ('rejected', 'undone') and not exists (select from email
          where account_id = a.id and sent_at is null and rejected_at is null and given_up_at is null)
        order by i.review_due_at limit ${BATCH}`,
      [now],
    );
    const draftsSince = new Date(now.getTime() - DRAFT_RETENTION_MS);
    const next = new Date(now.getTime() + DRAFT_RETENTION_MS);
    for (const { id, account, email, name } of rows) {
      const isUnused = async (tx: EntityManager) => {
        const [row] = await tx.execute<{ used: boolean }[]>(USED, [draftsSince, id]);
        return row?.used === false;
      };
      // Checked again later: drafts expire.
      await em.execute('update publish_intent set review_due_at = ? where id = ?', [next, id]);
      await accountDeletions.endUnused({ accountId: Number(account), email, firstName: name }, isUnused);
    }
    return rows.length;
  }
}
