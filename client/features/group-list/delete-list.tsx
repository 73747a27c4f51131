import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { Button, QuietLink } from '../../components/button.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { useRevokeGroupListMutation } from './delete-list.generated.ts';

/** Renders what a dead link leads to. */
export function NoList({ text }: { text: string }) {
  return (
    <>
      <h1>Decide together</h1>
      <p role="status">{text}</p>
      <QuietLink href={paths.shortlist()}>Your shortlist</QuietLink>
    </>
  );
}

/** Asks before a list is deleted for everyone, by its second link. */
export function DeleteList({ revokeToken }: { revokeToken: string }) {
  const [revoke] = useRevokeGroupListMutation();
  const action = useAsyncAction();
  const [done, setDone] = useState<boolean>();
  if (done !== undefined)
    return <NoList text={done ? 'The list is deleted for everyone.' : 'This list was already deleted.'} />;
  return (
    <>
      <h1>Delete this list?</h1>
      <p>The names, hearts and the link are deleted for everyone. This cannot be undone.</p>
      <Button
        busy={action.busy}
        onClick={() =>
          void action.run(async () => setDone((await revoke({ variables: { revokeToken } })).data?.revokeGroupList))
        }
      >
        Delete the list
      </Button>
      <RequestFailed action={action} />
    </>
  );
}
