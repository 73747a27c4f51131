import { Card } from '../ui/card.tsx';
import { Bone } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import css from './posting-page.module.css';

/** While the draft and the session are being looked up: the true size of a section, so that nothing jumps. */
export function PostingWaiting() {
  return (
    <div className={css.waiting}>
      <p role="status">
        <VisuallyHidden>Loading your listing</VisuallyHidden>
      </p>
      <Card>
        <Bone shape="title" />
        <Bone />
        <Bone shape="button" />
        <Bone />
        <Bone shape="button" />
        <Bone />
        <Bone shape="button" />
      </Card>
    </div>
  );
}
