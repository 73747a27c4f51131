import { toFieldErrors, type FieldErrors } from '../../../domain/field-errors.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import type { SubscriberInput } from '../../__generated__/types.ts';
import { useUpdateRenter } from '../renter/renter-store.ts';
import { searchVariables } from '../search/use-search.ts';
import { alertKey, withAlert } from './alert-key.ts';
import { useSaveSubscriberMutation } from './subscriber.generated.ts';

type AlertPerson = Pick<SubscriberInput, 'email' | 'firstName' | 'lastName' | 'phone' | 'frequency'>;

/** Subscribes to a search by email; returns errors by field, throws when unreachable. `website` is the honeypot's. */
export function useSubscribe() {
  const [save] = useSaveSubscriberMutation();
  const update = useUpdateRenter();
  return async (search: Search, person: AlertPerson, website = ''): Promise<FieldErrors | undefined> => {
    const { filter } = searchVariables(search);
    const schoolId = search.locationType === 'college' ? String(search.locationId) : null;
    // The saved contact details also have a __typename, which the schema does not accept.
    const { email, firstName, lastName, phone, frequency } = person;
    const known = { email, firstName, lastName, phone, frequency };
    const { data } = await save({ variables: { subscriber: { ...known, schoolId, searchFilter: filter, website } } });
    const answer = data?.saveSubscriber;
    if (!answer) throw new Error("The server didn't respond.");
    if (answer.__typename === 'Invalid') return toFieldErrors(answer.errors);
    update((renter) => ({ ...renter, alerts: withAlert(renter.alerts, alertKey(search)) }));
    return undefined;
  };
}
