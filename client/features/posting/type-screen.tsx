import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Notice, Text } from '../../components/layout/text.tsx';
import { UNTIL_STOPPED } from '../../../domain/billing/renewal-terms.ts';
import { hasErrors } from '../../../domain/field-errors.ts';
import { isWithdrawn, propertyTypeLabel } from '../../../domain/options/property-types.ts';
import { useBrand } from '../../app/page-info.tsx';
import { useLocation } from '../../app/router/router.tsx';
import { useIsShown } from '../../components/hooks/use-is-shown.ts';
import { notify } from '../../components/notices/notice-store.ts';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { RejectedFieldsProvider } from '../../forms/rejected-fields.tsx';
import { paths } from '../../app/paths.ts';
import { Button } from '../../components/button.tsx';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { writeDraft } from './draft/draft-cache.ts';
import { draftFormValues, storedValues, toDraftInput } from './draft/form-values.ts';
import { fetchEntry } from './draft/persistence/account-drafts.ts';
import { newEntry, type NamedDraft } from './draft/persistence/stored-draft.ts';
import { postingSession, resumeDraft } from './draft/posting-session.ts';
import { randomUuid } from './draft/random-uuid.ts';
import { ListingToEditDocument } from './edit/edit-listing.generated.ts';
import { toListingVersion } from './edit/edit-values.ts';
import { PostingOptionsDocument, usePostingOptionsQuery } from './options.generated.ts';
import { PostingPage } from './posting-page.tsx';
import { PropertyTypeOptions } from './type/property-type-option.tsx';
import css from './type/property-type-option.module.css';
import { usePosting, type PostingState } from './use-posting.ts';
import { useRejectedInput, validateStep } from './use-rejected-input.ts';

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
        <Stack gap={5} className={css.body}>
          <div>
            <h2>Select a Property Type</h2>
            <p>What kind of property do you manage?</p>
          </div>
          <Types />
          {claim && <Text className={css.claim}>{claim}.</Text>}
        </Stack>
      </RejectedFieldsProvider>
    </PostingPage>
  );
}

function Types() {
  const client = useApolloClient();
  const { cache } = client;
  const go = usePreloadedNavigate();
  const isShown = useIsShown();
  const posting = usePosting(1);
  useNamedDraft(posting);
  const refuse = useRejectedInput();
  const action = useAsyncAction();
  const { data } = usePostingOptionsQuery();
  const offered = data?.options.types.filter(({ price }) => price > 0);
  if (offered?.length === 0)
    return <p role="status">Posting is closed right now: no property type is available. Please come back later.</p>;

  const chosen = posting?.draft.type ?? null;
  const withdrawn = chosen !== null && data !== undefined && isWithdrawn(chosen, data.options.types);
  const choose = (type: number) => {
    if (posting) writeDraft(cache, { ...posting.draft, type: type === chosen ? null : type });
  };
  const advance = async () => {
    if (!posting) return;
    const draft = toDraftInput(cache, draftFormValues(cache, posting.draft), posting.logged);
    const errors = await validateStep(client, 'property-type-step', draft);
    if (hasErrors(errors)) refuse(errors, () => void action.run(advance));
    else if (isShown()) void go(paths.post(2));
  };
  return (
    <>
      {withdrawn && (
        <Notice as="p" role="status">
          {propertyTypeLabel(chosen)} listings are no longer available. Choose another type. Your draft is saved.
        </Notice>
      )}
      <PropertyTypeOptions offered={offered ?? []} chosen={chosen} disabled={!posting} toggle={choose} />
      <Cluster gap={4} spread className={css.next}>
        <Text>Charged when it&apos;s published. Renews each month {UNTIL_STOPPED}.</Text>
        <Button
          aria-disabled={!offered?.some(({ id }) => id === chosen) || undefined}
          busy={action.busy}
          onClick={() => void action.run(advance)}
        >
          Continue
        </Button>
      </Cluster>
      <RequestFailed action={action} />
    </>
  );
}

/** Begins a draft with a copy of the landlord's own listing. The listing, and the draft until now, stay as they are. */
async function copyListing(client: ApolloClient, slug: string): Promise<void> {
  const query = { query: ListingToEditDocument, variables: { slug }, fetchPolicy: 'network-only' } as const;
  const { data } = await client.query(query);
  if (!data?.myListing) throw new Error('There is no such listing.');
  const values = storedValues(toListingVersion(data.myListing).values);
  const { name } = values;
  const copy: NamedDraft = { ...values, id: 'local', draftId: randomUuid(), name: `Copy of ${name}` };
  resumeDraft(client.cache, newEntry(copy, Date.now()));
  notify(`This is a copy of ${name}. Change what is different.`, { tone: 'good' });
}

/** Goes on with a draft of the account. @returns whether it has sections to go on with */
async function openDraft(client: ApolloClient, id: string, landlord: string): Promise<boolean> {
  const entry = await fetchEntry(client, id, landlord);
  if (!entry) throw new Error('There is no such draft.');
  // Who chose this draft is not asked about another one.
  postingSession(client.cache)?.prompted.add(landlord);
  // Newer words may be here alone; what the account has more comes in with the next save.
  resumeDraft(client.cache, postingSession(client.cache)?.storage.entry(id) ?? entry);
  return entry.draft.type !== null;
}

/** Goes on with the account's draft, or with a copy of the own listing, that the address names, and opens its sections. */
function useNamedDraft(posting: PostingState | null): void {
  const client = useApolloClient();
  const go = usePreloadedNavigate();
  const isShown = useIsShown();
  const params = useRef(new URLSearchParams(useLocation().search));
  const draft = posting?.draft;
  const landlord = posting?.viewer?.id;
  useEffect(() => {
    if (!draft || landlord === undefined) return;
    const [slug, id] = [params.current.get('copy'), params.current.get('draft')];
    params.current = new URLSearchParams();
    if (slug !== null)
      copyListing(client, slug)
        .then(() => (isShown() ? go(paths.post(2), { replace: true }) : undefined))
        .catch(() => notify("The listing couldn't be copied. Try again from your listings.", { tone: 'bad' }));
    if (id !== null)
      openDraft(client, id, landlord)
        .then((hasSections) => (hasSections && isShown() ? go(paths.post(2), { replace: true }) : undefined))
        .catch(() => notify("The draft couldn't be opened. Try again from your listings.", { tone: 'bad' }));
  }, [client, draft, go, isShown, landlord]);
}
