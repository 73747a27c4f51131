import { useApolloClient } from '@apollo/client/react';
import { FailedLine } from '../form/failed-line.tsx';
import { useAction } from '../form/use-action.ts';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notice.ts';
import { OwnDataDocument } from './my-account.generated.ts';
import { saveFile } from './save-file.ts';

/** Downloads everything that is kept about whoever is logged in; it is made now and stays in no cache. */
export function DataCopy() {
  const client = useApolloClient();
  const action = useAction();
  const download = () =>
    void action.run(async () => {
      const { data } = await client.query({ query: OwnDataDocument, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('The server gave no answer');
      saveFile(data.ownData.fileName, data.ownData.json);
      notify(`${data.ownData.fileName} is saved.`, { tone: 'good' });
    });
  return (
    <>
      <Button look="quiet" busy={action.busy} onClick={download}>
        Download my data
      </Button>
      <FailedLine action={action} />
    </>
  );
}
