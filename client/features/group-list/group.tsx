import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { GROUP_LIST_DAYS, GROUP_LIST_MEMBERS, GROUP_NAME_LENGTH } from '../../../domain/limits.ts';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from '../../app/router/router.tsx';
import { Button } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { LabeledInput } from '../../forms/fields/field.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { isRecord } from '../../../domain/is-record.ts';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useRenter } from '../../shared/renter/renter-store.ts';
import {
  useGroupListHomesQuery,
  useJoinGroupListMutation,
  useMarkGroupListMutation,
  type GroupList_ListFragment,
} from './group-list.generated.ts';
import { GroupHome } from './group-home.tsx';
import css from './group-list.module.css';

/** Returns the second token of a list that was created a moment ago, from the browser's history. */
const revokeTokenOf = (state: unknown): string | undefined =>
  isRecord(state) && typeof state['revokeToken'] === 'string' ? state['revokeToken'] : undefined;
const memberOf = (state: unknown): number | undefined =>
  isRecord(state) && typeof state['memberId'] === 'number' ? state['memberId'] : undefined;

interface GroupProps {
  token: string;
  list: GroupList_ListFragment;
  onChange: (list: GroupList_ListFragment) => void;
}

type Marks = { heart?: boolean; contacted?: boolean };

/** Renders an open list: its links, who one is, and its homes with their votes. */
export function Group({ token, list, onChange }: GroupProps) {
  const { pathname, hash, state } = useLocation();
  const go = useNavigate();
  const { requests } = useRenter();
  const [mark] = useMarkGroupListMutation();
  const { data, error, refetch } = useGroupListHomesQuery({ variables: { ids: list.listingIds } });
  const latest = useRef<Promise<void>>(Promise.resolve());
  const me = list.members.find(({ id }) => id === memberOf(state));
  const revokeToken = revokeTokenOf(state);
  // Kept in this step of the history, so that a reload remembers who one is.
  const become = (memberId: number) =>
    go(`${pathname}${hash}`, { replace: true, state: { ...(isRecord(state) ? state : {}), memberId } });
  const markNow = async (listingId: string, marks: Marks) => {
    if (!me) return;
    const { data: answer } = await mark({ variables: { token, memberId: me.id, listingId, ...marks } });
    if (answer?.markGroupList) onChange(answer.markGroupList);
  };
  /** One after another: the answer to an earlier mark would otherwise replace the list with a later one. */
  const change = (listingId: string, marks: Marks) => {
    const next = latest.current.catch(() => undefined).then(() => markNow(listingId, marks));
    latest.current = next;
    return next;
  };
  const unmarked = me && list.listingIds.find((id) => requests.includes(id) && !me.contacted.includes(id));
  useEffect(() => {
    // What this browser has already contacted is known to the group at once.
    if (unmarked !== undefined) void change(unmarked, { contacted: true }).catch(() => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [unmarked, me?.id]);
  const homes = data?.listings.toSorted((a, b) => heartsOf(list, b.id) - heartsOf(list, a.id));
  const gone = data ? list.listingIds.length - data.listings.length : 0;
  return (
    <>
      <h1>Decide together</h1>
      <Text size="normal">
        Anyone with the link can see this list and vote: up to {GROUP_LIST_MEMBERS} people, no account needed. It is
        deleted after {GROUP_LIST_DAYS} days.
      </Text>
      <ShareLinks revokeToken={revokeToken} />
      <WhoAreYou token={token} list={list} me={me?.id} onChoose={become} onChange={onChange} />
      {!homes && (error ? <QueryError error={error} retry={() => void refetch()} /> : <Skeleton />)}
      {gone > 0 && <p role="status">{gone === 1 ? 'One home is' : `${gone} homes are`} no longer available.</p>}
      <Stack as="ul" gap={3} role="list">
        {homes?.map((home) => (
          <GroupHome
            key={home.id}
            home={home}
            members={list.members}
            me={me}
            collegeId={list.collegeId ?? undefined}
            onHeart={(heart) => change(home.id, { heart })}
          />
        ))}
      </Stack>
    </>
  );
}

const heartsOf = ({ members }: GroupList_ListFragment, id: string): number =>
  members.filter(({ hearts }) => hearts.includes(id)).length;

/** Renders the link for friends; for who created the list also the one that deletes it, which is shown only here. */
function ShareLinks({ revokeToken }: { revokeToken: string | undefined }) {
  const { pathname, hash } = useLocation();
  const id = useId();
  const address = `${location.origin}${pathname}`;
  const line = (name: string, label: string, url: string) => (
    <div className={css.link}>
      <LabeledInput id={`${id}-${name}`} label={label} readOnly value={url} onFocus={({ target }) => target.select()} />
      <Button
        look="quiet"
        aria-label={`Copy: ${label}`}
        onClick={() =>
          void navigator.clipboard.writeText(url).then(
            () => notify('Link copied.', { tone: 'good' }),
            () => document.getElementById(`${id}-${name}`)?.focus(),
          )
        }
      >
        Copy
      </Button>
    </div>
  );
  return (
    <>
      {line('share', 'Link for your friends', `${address}${hash}`)}
      {revokeToken !== undefined &&
        line('end', 'Link that deletes this list (for you only, shown only here)', `${address}#end-${revokeToken}`)}
    </>
  );
}

interface WhoAreYouProps extends GroupProps {
  me: number | undefined;
  onChoose: (memberId: number) => void;
}

function WhoAreYou({ token, list, me, onChoose, onChange }: WhoAreYouProps) {
  const [join] = useJoinGroupListMutation();
  const action = useAsyncAction();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(async () => {
      const { data } = await join({ variables: { token, name } });
      const answer = data?.joinGroupList;
      if (!answer) return setProblem('This list was deleted.');
      if (answer.__typename === 'Invalid') return setProblem(answer.errors[0]?.messages[0]);
      setName('');
      onChange(answer.list);
      return onChoose(answer.memberId);
    });
  };
  return (
    <Stack as="section" gap={3} aria-label="Who are you?">
      <h2>Who are you?</h2>
      {list.members.length > 0 && (
        <Cluster gap={2}>
          {list.members.map(({ id, name: known }) => (
            <Chip key={id} pressed={id === me} onClick={() => onChoose(id)}>
              {known}
            </Chip>
          ))}
        </Cluster>
      )}
      {me === undefined && list.members.length < GROUP_LIST_MEMBERS && (
        <form className={css.join} onSubmit={submit} noValidate>
          <LabeledInput
            id="group-name"
            label={list.members.length > 0 ? 'Someone else? Your name' : 'Your name'}
            error={problem}
            autoComplete="given-name"
            maxLength={GROUP_NAME_LENGTH}
            value={name}
            onChange={({ target }) => {
              setProblem(undefined);
              setName(target.value);
            }}
          />
          <Button type="submit" busy={action.busy}>
            Join
          </Button>
        </form>
      )}
      <RequestFailed action={action} />
    </Stack>
  );
}
