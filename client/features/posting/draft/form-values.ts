import type { Logged } from '../../../../domain/account/logged.ts';
import type { ApolloCache } from '@apollo/client';
import { useForm, useFormState } from 'react-final-form';
import type { Draft } from '../../../../domain/posting/drafts/draft.ts';
import type { DraftInput } from '../../../__generated__/types.ts';
import { GeoInformationDocument } from '../location/geo-information.generated.ts';
import { geoVariables } from '../location/use-geo-lookup.ts';
import { accountCredentials, type AccountFields } from './account-credentials.ts';
import type { LocalDraft } from './draft-cache.ts';
import type { StoredDraft } from './persistence/stored-draft.ts';

/** What the posting form holds; field names are the server's error keys [§5]. */
export type PostingValues = StoredDraft & AccountFields;

/** Returns the values of the surrounding form at each change. */
export function usePostingValues(): PostingValues {
  const form = useForm<PostingValues>();
  const { values = form.getState().values } = useFormState<PostingValues>({ subscription: { values: true } });
  return values;
}

export const toFormValues = ({ restored: _, ...draft }: LocalDraft, account: AccountFields): PostingValues => ({
  ...draft,
  ...account,
});

/** Returns what the form holds of this draft, with the password typed in this page. */
export const draftFormValues = (cache: ApolloCache, draft: LocalDraft) =>
  toFormValues(draft, accountCredentials(cache));

/** The part of the form that is stored. */
export function storedValues(values: PostingValues): StoredDraft {
  const { email: _1, password: _2, password_confirmation: _3, ...draft } = values;
  return draft;
}

/** As domain/posting/completeness.ts wants to see it. */
export function toCompletenessDraft(values: PostingValues): Draft {
  const { email, password, password_confirmation, draftId, ...draft } = values;
  return { ...draft, id: draftId, account: { email, password, password_confirmation } };
}

/** Returns the colleges that the landlord was shown for a location (requirement 77); nothing before the answer came. */
function availableLocations(cache: ApolloCache, location: StoredDraft['location']) {
  const variables = geoVariables(location);
  const geo = variables && cache.readQuery({ query: GeoInformationDocument, variables })?.geoInformation;
  if (!geo || !('schools' in geo)) return {};
  const { count, list } = geo.schools;
  return { availableLocations: { count, list } };
}

/** As the server wants to see it; without the account for one who is logged in. */
export function toDraftInput(cache: ApolloCache, values: PostingValues, logged: Logged): DraftInput {
  const { email, password, password_confirmation: passwordConfirmation, draftId, id: _, ...draft } = values;
  return {
    ...draft,
    id: draftId,
    location: { ...draft.location, ...availableLocations(cache, draft.location) },
    ...(logged ? {} : { account: { email, password, passwordConfirmation } }),
  };
}
