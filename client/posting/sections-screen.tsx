import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Form } from 'react-final-form';
import { hasType } from '../../domain/posting/completeness.ts';
import { RefusedProvider } from '../form/refused.tsx';
import { useFilledForm } from '../form/use-filled-form.ts';
import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import { accountOf } from './draft/account-memory.ts';
import { DraftSync } from './draft/draft-sync.tsx';
import { valuesOf, type PostingValues } from './draft/posting-values.ts';
import { DraftAside } from './draft-aside.tsx';
import { PostingOptionsDocument } from './options.generated.ts';
import { PostingPage } from './posting-page.tsx';
import { PostingWaiting } from './posting-waiting.tsx';
import { PreviewCard } from './preview-card.tsx';
import { SectionFlow } from './sections/section-flow.tsx';
import { usePosting, type Posting } from './use-posting.ts';

export const prepare = (client: ApolloClient) => client.query({ query: PostingOptionsDocument });

/** Step 2: the sections, revealed one by one [§2]. */
export function Screen() {
  const posting = usePosting(2);
  return (
    <PostingPage
      title="Create a Listing"
      heading="Create a Listing"
      lead="You can edit or cancel your listing at any time."
    >
      {!posting && <PostingWaiting />}
      {posting && !hasType(posting.draft) && <NavigateAway to={paths.post(1)} />}
      {posting && hasType(posting.draft) && <PostingForm key={posting.draft.draftId} posting={posting} />}
    </PostingPage>
  );
}

function PostingForm({ posting: { draft, viewer } }: { posting: Posting }) {
  const { cache } = useApolloClient();
  // filled once; afterwards DraftSync carries changes both ways
  const form = useFilledForm<PostingValues>(() => valuesOf(draft, accountOf(cache)));
  return (
    <RefusedProvider>
      <Form<PostingValues> form={form} subscription={{}} onSubmit={() => undefined}>
        {() => (
          <>
            <DraftSync />
            <SectionFlow
              viewer={viewer}
              aside={
                <>
                  <PreviewCard />
                  <DraftAside />
                </>
              }
            />
          </>
        )}
      </Form>
    </RefusedProvider>
  );
}
