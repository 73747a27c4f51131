import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { hasErrors } from '../../../domain/field-errors.ts';
import { isWithdrawn, propertyTypeLabel } from '../../../domain/options/property-types.ts';
import { useBrand } from '../../app/page-info.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { RejectedFieldsProvider } from '../../forms/rejected-fields.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../components/button.tsx';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { accountCredentials } from './draft/account-credentials.ts';
import { useOpenedDraft } from './type/use-opened-draft.ts';
import { useCopiedListing } from './draft/use-copied-listing.ts';
import { writeDraft } from './draft/draft-cache.ts';
import { toDraftInput, toFormValues } from './draft/form-values.ts';
import { PostingOptionsDocument, usePostingOptionsQuery } from './options.generated.ts';
import { PostingPage } from './posting-page.tsx';
import { PropertyTypeOption } from './type/property-type-option.tsx';
import css from './type/property-type-option.module.css';
import { usePosting } from './use-posting.ts';
import { useRejectedInput } from './use-rejected-input.ts';
import { validateStep } from './validate-step-query.ts';

export const prepare = (client: ApolloClient) => client.query({ query: PostingOptionsDocument });

/** Renders step 1: the property type, with the price of each one offered [§2]. */
export function Screen() {
  const { claim } = useBrand();
  return (
    <PostingPage
      title="Create a Listing"
      heading="Create a Listing"
      lead="You can edit or cancel your listing at any time."
    >
      <RejectedFieldsProvider>
        <div className={css.body}>
          <div>
            <h2>Select a Property Type</h2>
            <p>What kind of property do you manage?</p>
          </div>
          <Types />
          {claim && <p className={css.claim}>{claim}.</p>}
        </div>
      </RejectedFieldsProvider>
    </PostingPage>
  );
}

function Types() {
  const client = useApolloClient();
  const go = usePreloadedNavigate();
  const posting = usePosting(1);
  useCopiedListing(posting);
  useOpenedDraft(posting);
  const refuse = useRejectedInput();
  const action = useAsyncAction();
  const { data } = usePostingOptionsQuery();
  const offered = data?.options.types.filter(({ price }) => price > 0);
  if (offered?.length === 0)
    return <p role="status">Posting is closed right now: no property type is available. Please come back later.</p>;

  const chosen = posting?.draft.type ?? null;
  const withdrawn = chosen !== null && data !== undefined && isWithdrawn(chosen, data.options.types);
  const choose = (type: number) => {
    if (posting) writeDraft(client.cache, { ...posting.draft, type: type === chosen ? null : type });
  };
  const advance = async () => {
    if (!posting) return;
    const draft = toDraftInput(
      client.cache,
      toFormValues(posting.draft, accountCredentials(client.cache)),
      posting.logged,
    );
    const errors = await validateStep(client, 'property-type-step', draft);
    if (hasErrors(errors)) refuse(errors, () => void action.run(advance));
    else void go(paths.post(2));
  };
  return (
    <>
      {withdrawn && (
        <p role="status" className={css.withdrawn}>
          {propertyTypeLabel(chosen)} listings are no longer available. Choose another type. Your draft is saved.
        </p>
      )}
      <div className={css.choices} role="group" aria-label="Property type">
        {offered?.map((offer) => (
          <PropertyTypeOption
            key={offer.id}
            offer={offer}
            chosen={offer.id === chosen}
            disabled={!posting}
            toggle={() => choose(offer.id)}
          />
        ))}
      </div>
      <div className={css.next}>
        <p>Charged when you publish. Renews each month until you cancel.</p>
        <Button
          aria-disabled={!offered?.some(({ id }) => id === chosen) || undefined}
          busy={action.busy}
          onClick={() => void action.run(advance)}
        >
          Continue
        </Button>
      </div>
      <RequestFailed action={action} />
    </>
  );
}
