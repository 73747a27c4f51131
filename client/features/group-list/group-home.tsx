import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { formatDollars } from '../../../domain/format/money.ts';
import { sizesShort } from '../../../domain/options/bedrooms.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { Icon } from '../../components/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useContactRequest } from '../../shared/contact/use-contact-request.ts';
import type { GroupList_ListFragment, GroupListHomesQuery } from './group-list.generated.ts';
import css from './group-list.module.css';

type Member = GroupList_ListFragment['members'][number];

interface GroupHomeProps {
  home: GroupListHomesQuery['listings'][number];
  members: readonly Member[];
  /** The member that this browser acts for; undefined until one is chosen. */
  me: Member | undefined;
  collegeId: string | undefined;
  onHeart: (heart: boolean) => Promise<void>;
}

const names = (members: readonly Member[]): string => members.map(({ name }) => name).join(', ');

/** Renders a home of a group list: who likes it, who contacted its landlord. */
export function GroupHome({ home, members, me, collegeId, onHeart }: GroupHomeProps) {
  const { id, name, slug, city, state, rentFrom, takesRequests, images, floorplans } = home;
  const ask = useContactRequest();
  const action = useAsyncAction();
  const fans = members.filter(({ hearts }) => hearts.includes(id));
  const contacts = members.filter(({ contacted }) => contacted.includes(id));
  const liked = me?.hearts.includes(id) ?? false;
  const picture = images[0]?.small;
  return (
    <Card as="li" padded={false} className={css.home}>
      {picture && <img src={picture} alt="" width={180} height={120} />}
      <Stack gap={1} className={css.words}>
        <Anchor href={paths.listing(slug)}>{name}</Anchor>
        <span>
          from {formatDollars(rentFrom)} / month · {sizesShort(floorplans.map(({ bedrooms }) => bedrooms))}
        </span>
        <span>
          {city}, {state}
        </span>
        <Text as="span" className={css.votes}>
          {fans.length > 0 ? `Liked by ${names(fans)}` : 'No hearts yet'}
          {contacts.length > 0 && ` · Contacted by ${names(contacts)}`}
        </Text>
        <Cluster as="span" gap={2}>
          <button
            type="button"
            className={css.heart}
            aria-pressed={liked}
            disabled={!me}
            aria-busy={action.busy}
            onClick={() => void action.run(() => onHeart(!liked))}
          >
            <Icon name="heart" filled={liked} size={18} /> {fans.length}
            <VisuallyHidden>
              {fans.length === 1 ? ' heart' : ' hearts'}. Like {name}
            </VisuallyHidden>
          </button>
          {takesRequests && (
            <Button look="text" onClick={() => ask({ homes: [{ id, name, slug }], schoolId: collegeId })}>
              Contact landlord<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          )}
        </Cluster>
        <RequestFailed action={action} />
      </Stack>
    </Card>
  );
}
