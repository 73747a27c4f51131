import { Cluster } from '../../components/layout/layout.tsx';
import { MAX_COMPARED } from '../../../domain/limits.ts';
import { paths } from '../../app/paths.ts';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { Button, QuietLink } from '../../components/button.tsx';
import { useIsShown } from '../../components/hooks/use-is-shown.ts';
import { notify } from '../../components/notices/notice-store.ts';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { useRenter } from '../../shared/renter/renter-store.ts';
import { savedCriteria } from '../../shared/search/use-search.ts';
import { useCreateGroupListMutation } from './create-group-list.generated.ts';

/** Renders two ways to decide between available homes: side by side, and on a list that friends vote on. */
export function DecideTogether({ ids, college }: { ids: readonly string[]; college: string | undefined }) {
  const [create] = useCreateGroupListMutation();
  const go = usePreloadedNavigate();
  const isShown = useIsShown();
  const criteria = savedCriteria(useRenter());
  const search = { ...criteria, locationType: 'college', locationId: Number(college ?? 0) } as const;
  const action = useAsyncAction();
  const start = () =>
    void action.run(async () => {
      const listingIds = [...ids];
      const { data } = await create({ variables: { listingIds, collegeId: college ?? null } });
      const answer = data?.createGroupList;
      if (!answer) throw new Error("The server didn't respond.");
      if (answer.__typename === 'Invalid') {
        notify(answer.errors[0]?.messages[0] ?? '');
        return;
      }
      // The fragment of an address is never sent to a server.
      if (isShown()) void go(`${paths.groupList()}#${answer.token}`, { state: { revokeToken: answer.revokeToken } });
    });
  return (
    <Cluster gap={2}>
      {ids.length > 1 && (
        <QuietLink href={paths.compare(ids.slice(0, MAX_COMPARED), search)}>
          Compare {ids.length > MAX_COMPARED ? `the first ${MAX_COMPARED}` : 'side by side'}
        </QuietLink>
      )}
      <Button look="quiet" busy={action.busy} onClick={start}>
        Decide with friends
      </Button>
      <RequestFailed action={action} />
    </Cluster>
  );
}
