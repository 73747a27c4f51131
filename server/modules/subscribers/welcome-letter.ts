import { criteriaWords, placeWords } from '../../../domain/alerts/search-words.ts';
import { brandOf, type BrandCode } from '../../../domain/brands.ts';
import { searchQuery, type HousingFilter } from '../../../domain/search.ts';
import { writeLetter } from '../mail/letter.ts';
import type { SiteAddress } from './site-address.ts';
import { unsubscribePath } from './unsubscribe-link.ts';

/** What a letter to a subscriber says, and in whose name. */
export interface SubscriberLetter {
  subject: string;
  text: string;
  html: string;
  /** The name of a partner brand; the operator's own letters go out in the name it has configured. */
  fromName?: string;
}

export interface LetterTo {
  filter: HousingFilter;
  /** The everyday name of the place. */
  displayName: string;
  site: BrandCode;
  token: string;
  address: SiteAddress;
  /** The operator's. */
  postalAddress: string;
}

export const senderOf = (site: BrandCode): Pick<SubscriberLetter, 'fromName'> =>
  site === 'default' ? {} : { fromName: brandOf(site).name };

/** The foot of every such letter: why it came, the way out, and who is behind it. */
export const footOf = ({ site, token, address, postalAddress }: LetterTo) => ({
  footer: `You get this mail because this address asked ${brandOf(site).name} for new homes.`,
  stop: { label: 'Stop these mails', url: address(site, unsubscribePath(token)) },
  postalAddress,
});

export const matchesUrl = ({ filter, site, address }: LetterTo): string =>
  address(site, `/matches?${searchQuery(filter)}`);

/**
 * Says that the mails begin. Nothing in it was written by whoever filled the form: it may not be the one who reads, so
 * no name greets.
 */
export function welcomeLetter(to: LetterTo): SubscriberLetter {
  const { filter, displayName, site } = to;
  const where = placeWords(filter.locationType, displayName);
  const what = criteriaWords(filter);
  const subject = `New homes ${where}: you will hear of them`;
  return {
    subject,
    ...senderOf(site),
    ...writeLetter({
      site,
      heading: `You will hear of new homes ${where}`,
      parts: [
        {
          say: `When a home ${where} is new${what === '' ? '' : ` and fits (${what})`}, we mail it to you: once a day at most, and only when there is one.`,
        },
        { button: { label: 'See what fits today', url: matchesUrl(to) } },
        { say: 'Was it not you? One press below and nothing more will come.' },
      ],
      ...footOf(to),
    }),
  };
}
