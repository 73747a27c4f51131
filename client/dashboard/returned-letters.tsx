import { useUndeliveredQuery } from '../account/my-account.generated.ts';
import { Undelivered } from '../account/undelivered.tsx';

/** Above the leads: that the mails which tell of them come back. What does not load is no news. */
export function ReturnedLetters() {
  const { data } = useUndeliveredQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  return data ? <Undelivered here="listings" addresses={data.myAccount.undelivered} /> : null;
}
