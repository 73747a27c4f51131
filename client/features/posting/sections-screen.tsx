import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Form } from 'react-final-form';
import { hasType } from '../../../domain/posting/completeness.ts';
import { RejectedFieldsProvider } from '../../forms/rejected-fields.tsx';
import { usePrefilledForm } from '../../forms/use-prefilled-form.ts';
import { Redirect } from '../../app/router/redirect.tsx';
import { paths } from '../../app/paths.ts';
import { SyncFormWithDraft } from './draft/sync-form-with-draft.tsx';
import { draftFormValues, type PostingValues } from './draft/form-values.ts';
import { DraftPanel } from './draft-panel.tsx';
import { PostingOptionsDocument } from './options.generated.ts';
import { PostingPage } from './posting-page.tsx';
import { PostingLoading } from './posting-loading.tsx';
import { PreviewCard } from './preview-card.tsx';
import { SectionFlow } from './flow/section-flow.tsx';
import { usePosting, type PostingState } from './use-posting.ts';

export const prepare = (client: ApolloClient) => client.query({ query: PostingOptionsDocument });

/** Renders step 2: the sections, revealed one by one [§2]. */
export function Screen() {
  const posting = usePosting(2);
  return (
    <PostingPage
      title="Create a Listing"
      heading="Create a Listing"
      lead="You can edit or cancel your listing at any time."
    >
      {!posting && <PostingLoading />}
      {posting && !hasType(posting.draft) && <Redirect to={paths.post(1)} />}
      {posting && hasType(posting.draft) && <PostingForm key={posting.draft.draftId} posting={posting} />}
    </PostingPage>
  );
}

function PostingForm({ posting: { draft, logged } }: { posting: PostingState }) {
  const { cache } = useApolloClient();
  const form = usePrefilledForm<PostingValues>(() => draftFormValues(cache, draft));
  return (
    <RejectedFieldsProvider>
      <Form<PostingValues> form={form} subscription={{}} onSubmit={() => undefined}>
        {() => (
          <>
            <SyncFormWithDraft />
            <SectionFlow
              logged={logged}
              aside={
                <>
                  <PreviewCard />
                  <DraftPanel />
                </>
              }
            />
          </>
        )}
      </Form>
    </RejectedFieldsProvider>
  );
}
