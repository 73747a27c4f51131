import { Bone } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { Wrap } from './wrap.tsx';
import css from './page-waiting.module.css';

/** While the code of a screen is on its way; `title` stands in for the one it brings. */
export function PageWaiting({ title }: { title: string }) {
  return (
    <Wrap className={css.waiting}>
      <title>{title}</title>
      <p role="status">
        <VisuallyHidden>Loading the page</VisuallyHidden>
      </p>
      <Bone shape="title" />
      <Bone />
      <Bone />
      <Bone shape="short" />
    </Wrap>
  );
}
