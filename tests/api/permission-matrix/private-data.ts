import { randomUUID } from 'node:crypto';
import type { DraftInput } from '../../../domain/posting/drafts/draft.ts';
import { loadPlaces } from '../../../server/modules/places/import/load-places.ts';
import { Gazetteer } from '../../../server/modules/places/gazetteer.ts';
import { houseDraft, samplePhoto } from '../../setup/drafts.ts';
import { RestClient } from '../../setup/rest-client.ts';
import type { ServedApp } from '../../setup/served-app.ts';

/** Private data, each with text that occurs nowhere else: finding it in a response proves a leak. */
const canaries = {
  contactEmail: /canary-contact@/i,
  contactName: /Canarina|Quillfeather/i,
  realPhone: /614\D{0,3}555\D?7143/,
  accountEmail: /canary-account@/i,
  /** Set when the data is created. */
  ownerKey: null,
  draftId: null,
  customer: null,
  subscription: null,
  /** IP address of the owner's other session. */
  session: /203\.0\.113\.77/,
  leadEmail: /canary-renter@/i,
  leadPhone: /330\D{0,3}555\D?0188/,
  leadWords: /canary words of a renter/i,
  /** Number of a missed caller, and of an answered one. */
  caller: /419\D{0,3}555\D?0166/,
  knownCaller: /•-0155/,
  /** In no response at all. */
  answeredCaller: /419\D{0,3}555\D?0155/,
  /** Text of a hidden listing. */
  hiddenWords: /canary words of a hidden home/i,
} as const satisfies Record<string, RegExp | null>;

export type Canary = keyof typeof canaries;

/** The owner's data, and the other data that is requested. */
export interface PrivateData {
  owner: number;
  other: number;
  /** The owner's visible listing, the owner's hidden one, and the other landlord's. */
  shown: OwnedListing;
  hidden: OwnedListing;
  others: OwnedListing;
  /** Id of the owner's lead. */
  lead: number;
  ownerEmail: string;
  otherEmail: string;
  password: string;
  picture: { large: string; small: string };
  /** Public id of the owner's other session. */
  session: string;
  /** The pattern of every canary. */
  sought: ReadonlyMap<Canary, RegExp>;
}

export interface OwnedListing {
  id: string;
  slug: string;
  draftId: string;
  draft: DraftInput;
}

const PASSWORD = 'seven blue kites';
const OWNER = 'canary-account@maple.example';
const OTHER = 'mallory@birch.example';
const where = { address: '94 Chittenden Ave', city: 'Columbus', state: 'OH', zip: '43201' };

/** Creates two landlords with paid listings, leads and sessions, through the product's own services. */
export async function createPrivateData(app: ServedApp): Promise<PrivateData> {
  const { services, rows } = app;
  await loadPlaces(app.pool, new Gazetteer());
  const [owner, other] = [await app.account(OWNER, PASSWORD), await app.account(OTHER, PASSWORD)];
  await rows(`update account set first_name = 'Canarina', last_name = 'Quillfeather' where id = $1`, [owner]);
  const picture = await new RestClient(app.url).upload(await samplePhoto());
  const publish = async (account: number, change: Partial<DraftInput>): Promise<OwnedListing> => {
    const house = houseDraft([picture]);
    const location = { ...where, coordinates: { lat: 39.997, lon: -83.005 } };
    const draft: DraftInput = { ...house, type: 84, location, id: randomUUID(), ...change };
    const outcome = await services.posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer: account });
    if (!('listing' in outcome)) throw new Error(JSON.stringify(outcome));
    const [row] = await rows<{ slug: string }>('select slug from listing where id = $1', [outcome.listing]);
    return { id: String(outcome.listing), slug: row?.slug ?? '', draftId: String(draft.id), draft };
  };
  const contact = {
    firstName: 'Canarina',
    lastName: 'Quillfeather',
    email: 'canary-contact@maple.example',
    phone: '(614) 555-7143',
  };
  const shown = await publish(owner, { name: 'Maple Court', contact });
  const hidden = await publish(owner, {
    name: 'Hidden Court',
    contact,
    description: 'Canary words of a hidden home.',
  });
  await services.listings.hide(Number(hidden.id), true, owner);
  const others = await publish(other, {
    name: 'Birch Hall',
    contact: { firstName: 'Mal', lastName: 'Lory', email: OTHER, phone: '(614) 555-7999' },
  });
  const reply = await services.leads.sendReply(
    {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'canary-renter@college.example',
      phone: '3305550188',
      housingId: shown.id,
      message: 'Canary words of a renter.',
    },
    { ip: '192.0.2.9' },
  );
  if (!('sent' in reply)) throw new Error(JSON.stringify(reply));
  await rows(
    `insert into phone_call (sid, listing_id, vanity_phone, caller, outcome, at)
     select sid, id, vanity_phone, caller, outcome, now() from listing,
       (values ('CA1', '4195550155', 'answered'), ('CA2', '4195550166', 'missed')) as call(sid, caller, outcome)
      where id = $1`,
    [shown.id],
  );
  const elsewhere = await services.sessions.begin(owner, { ip: '203.0.113.77', userAgent: 'Elsewhere/1' });
  const [made] = await rows<{ key: string; customer: string; subscription: string }>(
    `select key, customer, subscription from account join subscription on account_id = id where listing_id = $1`,
    [shown.id],
  );
  const words: Record<string, string | undefined> = {
    ownerKey: made?.key,
    draftId: shown.draftId,
    customer: made?.customer,
    subscription: made?.subscription,
  };
  const sought = new Map(
    Object.entries(canaries).map(([name, pattern]) => [name as Canary, pattern ?? new RegExp(words[name] ?? 'none')]),
  );
  return {
    owner,
    other,
    shown,
    hidden,
    others,
    lead: reply.sent.id,
    ownerEmail: OWNER,
    otherEmail: OTHER,
    password: PASSWORD,
    picture,
    session: elsewhere.publicId,
    sought,
  };
}

/** Returns the canaries that a text contains. */
export const findCanaries = ({ sought }: PrivateData, text: string): Canary[] =>
  [...sought].filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
