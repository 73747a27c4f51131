import { useGo } from '../use-go.ts';
import { errorMap, type FieldErrors } from '../../domain/field-errors.ts';
import { useRenter, useUpdateRenter } from '../apollo/renter-store.ts';
import { useBrand } from '../boot.tsx';
import { paths } from '../paths.ts';
import { closeDialog, type Dialogs } from '../ui/dialog.ts';
import type { SentRequest } from './congratulations-screen.tsx';
import { useSaveRequestMutation } from './request.generated.ts';
import type { RequestWords } from './request-dialog.tsx';

/**
 * Sends a request and goes to the congratulations. Answers what the server refused, by field; throws when it could not
 * be reached.
 */
export function useSendRequest(listing: Dialogs['request']['listing'], schoolId: string | undefined) {
  const [saveRequest] = useSaveRequestMutation();
  const { questionnaire, moveIn } = useRenter();
  const update = useUpdateRenter();
  const go = useGo();
  const { code } = useBrand();

  return async ({ firstName, lastName, phone, email, message }: RequestWords): Promise<FieldErrors | undefined> => {
    const contact = { firstName, lastName, phone, email };
    // What was typed is kept before anything can go wrong.
    update((renter) => ({ ...renter, contact }));
    const { data } = await saveRequest({
      variables: {
        request: {
          ...contact,
          message: message.trim() || null,
          housingId: listing.id,
          schoolId: schoolId ?? null,
          locationType: 'college',
          bedrooms: questionnaire.bedrooms,
          bathrooms: questionnaire.bathrooms,
          budgets: questionnaire.budgets,
          pets: moveIn.petsSelected,
          features: moveIn.featuresSelected,
          moveDate: moveIn.moveInDate,
          propertyName: listing.name,
          poweredBy: code,
          site: code,
        },
      },
    });
    const answer = data?.saveRequest;
    if (!answer) throw new Error('The server gave no answer.');
    if (answer.__typename === 'Invalid') return errorMap(answer.errors);
    update((renter) => ({ ...renter, requests: [listing.id, ...renter.requests.filter((id) => id !== listing.id)] }));
    closeDialog();
    const sent: SentRequest = { name: listing.name, slug: listing.slug, delivered: answer.delivered };
    void go(paths.congratulations(), { state: sent });
    return undefined;
  };
}
