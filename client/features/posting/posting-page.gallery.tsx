import type { Examples } from '../../../mocks/gallery/example.ts';
import { Card } from '../../components/card.tsx';
import { PostingColumns, PostingPage } from './posting-page.tsx';

export const alone = true;
export const examples: Examples = {
  'Three columns': () => (
    <PostingPage title="Create your listing" heading="Create your listing" lead="Seven short sections.">
      <PostingColumns steps={<Card>Where you are</Card>} aside={<Card>What renters will see</Card>}>
        <Card>The form</Card>
      </PostingColumns>
    </PostingPage>
  ),
  'Two columns': () => (
    <PostingPage title="Payment" heading="Almost there" lead="What you're charged, and when.">
      <PostingColumns aside={<Card>The order</Card>}>
        <Card>The form</Card>
      </PostingColumns>
    </PostingPage>
  ),
};
