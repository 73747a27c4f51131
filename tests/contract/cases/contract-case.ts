import type { Db, ListingRow } from '../../../mocks/world/db.ts';
import type { Answer } from '../harness/target.ts';
import { isRecord } from '../../../domain/is-record.ts';

export type Variables = Record<string, unknown>;

/** The data of its side that a case can use for its variables. */
export interface CaseContext {
  /** The data that both sides started with. */
  seed: Db;
  now: Date;
  /** URLs of an image that was uploaded on this side. */
  picture: { large: string; small: string };
  /** Returns the id of a card at this side's processor, by its test number. */
  card(number: string): Promise<string>;
  /** Returns the id of a setup that the landlord's browser has confirmed at this side's processor, by the card's test number. */
  cardSetup(number: string): Promise<string>;
  /** Returns the token of the latest reset link that was emailed to this address on this side. */
  resetToken(email: string): Promise<string>;
  /** Returns the token of the link that confirms this address as an account's new one. */
  emailToken(email: string): Promise<string>;
  /** Makes the password reset links expire. */
  ageResetLinks(): Promise<void>;
}

/** The caller: a visitor, or one of the seed's two landlords; `parting` is the first one again, in another browser. */
export type Caller = 'visitor' | 'landlord' | 'empty' | 'parting';

/** One request to both sides. */
export interface ContractCase {
  /** Description of the case. */
  name: string;
  as?: Caller;
  variables?: Variables | ((ground: CaseContext) => Variables | Promise<Variables>);
  /** The expected result (`gist`): equal responses of both sides are not enough. */
  gives: string;
}

/** Cases by operation name; they run in this order on shared data. */
export type ContractCases = Record<string, readonly ContractCase[]>;

function gistOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : 'some';
  if (!isRecord(value)) return JSON.stringify(value);
  if (value['__typename'] === 'Invalid' && Array.isArray(value['errors']))
    return `Invalid ${value['errors'].map((error: unknown) => (isRecord(error) ? error['field'] : '')).join(' ')}`;
  const found = Array.isArray(value['data']) ? ` ${gistOf(value['data'])}` : '';
  return `${String(value['__typename'])}${found}`;
}

/** Summarizes a response: `Done`, `Invalid contact.email`, `MatchPage none`, `null`, `some`, or the codes of its errors. */
export function summarize({ data, errors }: Answer): string {
  if (errors.length > 0) return [...new Set(errors.map(({ code }) => String(code)))].join(' ');
  return isRecord(data) ? Object.values(data).map(gistOf).join(', ') : 'nothing';
}

const LANDLORD = 'landlord@demo.example';

/**
 * Returns the first matching listing of the seed's landlord.
 * @throws when the seed has none
 */
export function ownListing(seed: Db, isSo: (row: ListingRow) => boolean): ListingRow {
  const owner = seed.accounts.find(({ email }) => email === LANDLORD);
  const found = seed.listings.find((row) => row.accountId === owner?.id && isSo(row));
  if (!found) throw new Error(`The seed's landlord has no such listing: ${String(isSo)}`);
  return found;
}

/** Returns a listing of another landlord. */
export function otherListing(seed: Db, isSo: (row: ListingRow) => boolean = isShown): ListingRow {
  const owner = seed.accounts.find(({ email }) => email === LANDLORD);
  const found = seed.listings.find((row) => row.accountId !== owner?.id && isSo(row));
  if (!found) throw new Error(`The seed has no such home: ${String(isSo)}`);
  return found;
}

export const isShown = (row: ListingRow): boolean => row.status === 1 && row.rentedAt === null;
export const isActive = (row: ListingRow): boolean =>
  isShown(row) && row.canceledAt === null && row.pastDueSince === null;
