import { formatDollars } from '../../../../domain/format/money.ts';
import { formatList } from '../../../../domain/format/numbers.ts';
import { bedroomsShort } from '../../../../domain/options/bedrooms.ts';
import { costLabel } from '../../../../domain/search/labels/cost-label.ts';
import type { ListingView } from '../../../modules/housing/listing.view.ts';
import { ListingBlock } from '../../layout/listing-blocks.tsx';
import { action, composeEmail, type EmailContent } from '../../layout/email-layout.tsx';

/** A listing with the floorplan that the renter asked for. */
export interface SuggestedListing {
  listing: ListingView;
  plan: ListingView['floorplans'][number] | undefined;
}

interface ReplyCheckInput {
  /** The names of the listings that the renter contacted that day. */
  names: readonly string[];
  /** The URL of the page with the answers. */
  url: string;
  /** At most three others that fit what the renter looks for, and were not contacted yet. */
  homes: readonly SuggestedListing[];
  baseUrl: string;
}

/** Returns the email that asks a renter once whether landlords answered, and offers other homes that fit (K67). */
export function replyCheckEmail({ names, url, homes, baseUrl }: ReplyCheckInput): EmailContent {
  const isOne = names.length === 1;
  const footer = `You received this email because your ${
    isOne ? 'request reached this home' : 'requests reached these homes'
  } three days ago. We ask once for each home.`;
  return composeEmail({ subject: isOne ? `Did ${names[0]} answer?` : 'Did they answer?', footer }, [
    !isOne && `You contacted ${formatList(names)}.`,
    "Replies go from a landlord's mailbox to yours, so we cannot see them. Your answer helps other students know how long a landlord takes.",
    action('Tell us', url),
    homes.length > 0 && 'Still looking? These fit what you asked for, and you have not contacted them yet:',
    ...homes.map(({ listing: { id, name, slug, city, state, images }, plan }) => (
      <ListingBlock
        key={id}
        name={name}
        url={`${baseUrl}/home/${slug}`}
        image={images[0] ? new URL(images[0].small, baseUrl).href : null}
        price={plan ? `${formatDollars(plan.rent)} / month · ${costLabel(plan)}` : ''}
        facts={[...(plan ? [bedroomsShort(plan.bedrooms), `${plan.bathrooms} bath`] : []), `${city}, ${state}`].join(
          ' · ',
        )}
        reasons={[]}
      />
    )),
  ]);
}
