import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { hasErrors } from '../../domain/field-errors.ts';
import { propertyTypeLabel } from '../../domain/options/property-types.ts';
import { useBrand } from '../boot.tsx';
import { FailedLine } from '../form/failed-line.tsx';
import { RefusedProvider } from '../form/refused.tsx';
import { useAction } from '../form/use-action.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { useGo } from '../use-go.ts';
import { accountOf } from './draft/account-memory.ts';
import { writeDraft } from './draft/draft-store.ts';
import { inputOf, valuesOf } from './draft/posting-values.ts';
import { PostingOptionsDocument, usePostingOptionsQuery } from './options.generated.ts';
import { PostingPage } from './posting-page.tsx';
import { TypeChoice } from './type/type-choice.tsx';
import css from './type/type-choice.module.css';
import { usePosting } from './use-posting.ts';
import { useRefusal } from './use-refusal.ts';
import { validateStep } from './validate.ts';

export const prepare = (client: ApolloClient) => client.query({ query: PostingOptionsDocument });

/** Step 1: what kind of property it is, with the price of each kind that is offered [§2]. */
export function Screen() {
  const { claim } = useBrand();
  return (
    <PostingPage
      title="Create a Listing"
      heading="Create a Listing"
      lead="You can edit or cancel your listing at any time."
    >
      <RefusedProvider>
        <div className={css.body}>
          <div>
            <h2>Select a Property Type</h2>
            <p>What kind of property do you manage?</p>
          </div>
          <Types />
          {claim && <p className={css.claim}>{claim}.</p>}
        </div>
      </RefusedProvider>
    </PostingPage>
  );
}

function Types() {
  const client = useApolloClient();
  const go = useGo();
  const posting = usePosting(1);
  const refuse = useRefusal();
  const action = useAction();
  const { data } = usePostingOptionsQuery();
  const offered = data?.options.types.filter(({ price }) => price > 0);
  if (offered?.length === 0)
    return (
      <p role="status">Posting is closed at the moment: no kind of listing is on offer. Please come back later.</p>
    );

  const chosen = posting?.draft.type ?? null;
  const withdrawn = offered && chosen !== null && !offered.some(({ id }) => id === chosen);
  const choose = (type: number) => {
    if (posting) writeDraft(client.cache, { ...posting.draft, type: type === chosen ? null : type });
  };
  const advance = async () => {
    if (!posting) return;
    const loggedIn = posting.viewer !== null;
    const draft = inputOf(valuesOf(posting.draft, accountOf(client.cache)), loggedIn);
    const errors = await validateStep(client, 'property-type-step', draft);
    if (hasErrors(errors)) refuse(errors, () => void action.run(advance));
    else void go(paths.post(2));
  };
  return (
    <>
      {withdrawn && (
        <p role="status" className={css.withdrawn}>
          {propertyTypeLabel(chosen)} listings are not on offer any more. Choose another kind: what you wrote is kept.
        </p>
      )}
      <div className={css.choices} role="group" aria-label="Property type">
        {offered?.map((offer) => (
          <TypeChoice
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
          disabled={!offered?.some(({ id }) => id === chosen)}
          busy={action.busy}
          onClick={() => void action.run(advance)}
        >
          Continue
        </Button>
      </div>
      <FailedLine action={action} />
    </>
  );
}
