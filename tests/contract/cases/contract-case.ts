import type { Db, ListingRow } from '../../../mocks/world/db.ts';
import type { Answer } from '../harness/target.ts';
import { isRecord } from '../../../domain/is-record.ts';

export type Variables = Record<string, unknown>;

/** What a case may know of its side when it is asked. */
export interface CaseContext {
  /** What both sides began with. */
  seed: Db;
  now: Date;
  /** One image that was uploaded on this side. */
  picture: { large: string; small: string };
  /** The id of a card at this side's processor, by its test number. */
  card(number: string): Promise<string>;
  /** A card that the landlord's browser has confirmed at this side's processor: the id of that. */
  cardSetup(number: string): Promise<string>;
  /** The token of the link that was mailed to this address last, on this side. */
  resetToken(email: string): Promise<string>;
  /** The token of the link that confirms this address as an account's new one. */
  emailToken(email: string): Promise<string>;
  /** Makes the links to new passwords too old. */
  ageResetLinks(): Promise<void>;
}

/** Who asks: a visitor, or one of the seed's two landlords; `parting` is the first one once more, in another browser. */
export type Caller = 'visitor' | 'landlord' | 'empty' | 'parting';

/** One thing to ask of both sides. */
export interface ContractCase {
  /** What is tried, in words. */
  name: string;
  as?: Caller;
  variables?: Variables | ((ground: CaseContext) => Variables | Promise<Variables>);
  /** What must come of it (`gist`): that both sides say the same is not enough. */
  gives: string;
}

/** By the name of the operation; asked in this order, on one world. */
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

/** An answer in a few words: `Done`, `Invalid contact.email`, `MatchPage none`, `null`, `some`, or the codes of its errors. */
export function summarize({ data, errors }: Answer): string {
  if (errors.length > 0) return [...new Set(errors.map(({ code }) => String(code)))].join(' ');
  return isRecord(data) ? Object.values(data).map(gistOf).join(', ') : 'nothing';
}

const LANDLORD = 'landlord@demo.example';

/** The seed's landlord's listing that is so. @throws when the seed has none */
export function ownListing(seed: Db, isSo: (row: ListingRow) => boolean): ListingRow {
  const owner = seed.accounts.find(({ email }) => email === LANDLORD);
  const found = seed.listings.find((row) => row.accountId === owner?.id && isSo(row));
  if (!found) throw new Error(`The seed's landlord has no such listing: ${String(isSo)}`);
  return found;
}

/** A home that is not the landlord's. */
export function otherListing(seed: Db, isSo: (row: ListingRow) => boolean = isShown): ListingRow {
  const owner = seed.accounts.find(({ email }) => email === LANDLORD);
  const found = seed.listings.find((row) => row.accountId !== owner?.id && isSo(row));
  if (!found) throw new Error(`The seed has no such home: ${String(isSo)}`);
  return found;
}

export const isShown = (row: ListingRow): boolean => row.status === 1 && row.hiddenAt === null;
export const isActive = (row: ListingRow): boolean =>
  isShown(row) && row.cancelledAt === null && row.pastDueSince === null;
