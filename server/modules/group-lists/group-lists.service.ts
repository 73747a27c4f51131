import { hashToken, isToken, newToken } from '../../secrets.ts';
import { GROUP_LIST_DAYS } from '../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import {
  joinGroup,
  markInGroup,
  parseGroupList,
  type GroupList,
  type GroupMark,
  type GroupMember,
} from '../../../domain/listings/group-list.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';
import { deleteInBatches } from '../../jobs/delete-in-batches.ts';
import { arrayOf, selectMoment } from '../../sql/statements.ts';
import type { ServiceDeps } from '../service-deps.ts';

/**
 * Stores lists that several renters decide on together (ADR 70). A token is the only credential: one opens and changes
 * its list, another deletes it. Every method counts toward the limits of the caller's address.
 */
export class GroupListsService {
  constructor(private readonly deps: Pick<ServiceDeps, 'orm' | 'clock' | 'throttle'>) {}

  /** Creates a list. @returns its two tokens, which are stored nowhere, or the errors by field. */
  async create(
    ids: readonly string[],
    college: string | null | undefined,
    ip: string,
  ): Promise<{ token: string; revokeToken: string } | { errors: FieldErrors }> {
    await this.deps.throttle.take('groupList', ip);
    const parsed = parseGroupList(ids, college);
    if ('errors' in parsed) return parsed;
    const { listingIds, collegeId } = parsed.read;
    const [token, revokeToken, now] = [newToken(), newToken(), this.deps.clock.now()];
    const expiresAt = new Date(now.getTime() + GROUP_LIST_DAYS * DAY_MS);
    await this.deps.orm.em.fork().execute(
      `insert into group_list (token_hash, revoke_hash, college_id, listing_ids, created_at, expires_at)
       values (?, ?, ?, ?::bigint[], ?, ?)`,
      [hashToken(token), hashToken(revokeToken), collegeId, arrayOf(listingIds), now, expiresAt],
    );
    return { token, revokeToken };
  }

  /** Returns the list of a token; null when it is unknown, deleted or expired. */
  async open(token: string, ip: string): Promise<GroupList | null> {
    await this.deps.throttle.take('groupListUse', ip);
    return this.#find(this.deps.orm.em.fork(), token);
  }

  /** Adds a person. @returns their id and the list, the errors by field, or null for an unknown token. */
  join(
    token: string,
    name: string,
    ip: string,
  ): Promise<{ memberId: number; list: GroupList } | { errors: FieldErrors } | null> {
    return this.#change(token, ip, async (list, save) => {
      const joined = joinGroup(list.members, name);
      return 'errors' in joined ? joined : { memberId: joined.id, list: await save(joined.members) };
    });
  }

  /** Stores a member's mark. @returns the list; null for an unknown token, member or listing. */
  mark(
    token: string,
    { memberId, listingId, ...mark }: GroupMark & { memberId: number; listingId: string },
    ip: string,
  ): Promise<GroupList | null> {
    return this.#change(token, ip, async (list, save) => {
      const members = markInGroup(list, memberId, Number(listingId), mark);
      return members && save(members);
    });
  }

  /** Deletes the list that this second token belongs to. @returns false for an unknown one. */
  async revoke(revokeToken: string, ip: string): Promise<boolean> {
    await this.deps.throttle.take('groupListUse', ip);
    if (!isToken(revokeToken)) return false;
    const em = this.deps.orm.em.fork();
    const gone = await em.execute('delete from group_list where revoke_hash = ? returning 1', [hashToken(revokeToken)]);
    return gone.length > 0;
  }

  /** Deletes lists after their time; returns how many. */
  async deleteExpired(): Promise<number> {
    const { orm, clock } = this.deps;
    return deleteInBatches(orm.em.fork(), 'group_list', 'expires_at <= ?', [clock.now()]);
  }

  /** Returns when `deleteExpired` next has work; null without a list. */
  nextExpiry(): Promise<Date | null> {
    return selectMoment(this.deps.orm.em.fork(), 'select min(expires_at) as at from group_list');
  }

  /** Changes a list under the lock of its row. */
  async #change<Result>(
    token: string,
    ip: string,
    change: (list: GroupList, save: (members: GroupMember[]) => Promise<GroupList>) => Promise<Result>,
  ): Promise<Result | null> {
    await this.deps.throttle.take('groupListUse', ip);
    return this.deps.orm.em.fork().transactional(async (em) => {
      const list = await this.#find(em, token, 'for update');
      if (!list) return null;
      return change(list, async (members) => {
        const values = [JSON.stringify(members), hashToken(token)];
        await em.execute('update group_list set members = ?::jsonb where token_hash = ?', values);
        return { ...list, members };
      });
    });
  }

  async #find(em: EntityManager, token: string, lock: 'for update' | '' = ''): Promise<GroupList | null> {
    if (!isToken(token)) return null;
    const [row = null] = await em.execute<GroupList[]>(
      `select listing_ids::float8[] as "listingIds", college_id::float8 as "collegeId", members from group_list
        where token_hash = ? and expires_at > ? ${lock}`,
      [hashToken(token), this.deps.clock.now()],
    );
    return row;
  }
}
