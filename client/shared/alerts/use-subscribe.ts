import { toFieldErrors, type FieldErrors } from '../../../domain/field-errors.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import { useUpdateRenter } from '../renter/renter-store.ts';
import { searchVariables } from '../search/use-search.ts';
import { alertKey, withAlert } from './alert-key.ts';
import { useSaveSubscriberMutation } from './subscriber.generated.ts';

/** Who is to be told; no more than the form that asks shows. */
export interface AlertPerson {
  email: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
}

/**
 * Has the new homes of a search mailed. Answers what the server refused, by field; throws when it could not be reached.
 * `website` is what stood in the field that people do not see.
 */
export function useSubscribe() {
  const [save] = useSaveSubscriberMutation();
  const update = useUpdateRenter();
  return async (search: Search, person: AlertPerson, website = ''): Promise<FieldErrors | undefined> => {
    const { filter } = searchVariables(search);
    const schoolId = search.locationType === 'college' ? String(search.locationId) : null;
    // What the browser remembers of a person has a type's name besides, which the schema does not take.
    const { email, firstName, lastName, phone } = person;
    const known = { email, firstName, lastName, phone };
    const { data } = await save({ variables: { subscriber: { ...known, schoolId, searchFilter: filter, website } } });
    const answer = data?.saveSubscriber;
    if (!answer) throw new Error('The server gave no answer.');
    if (answer.__typename === 'Invalid') return toFieldErrors(answer.errors);
    update((renter) => ({ ...renter, alerts: withAlert(renter.alerts, alertKey(search)) }));
    return undefined;
  };
}
