import { createContext, use, type ComponentProps, type ComponentType } from 'react';

export type AnchorProps = ComponentProps<'a'> & {
  href: string;
  /** What the history keeps of this step, where a router takes it. */
  state?: unknown;
};

const PlainAnchor = ({ state: _, ...props }: AnchorProps) => <a {...props} />;

/** The app gives its router's link here, so that `components` need not know the router. */
export const AnchorProvider = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** A link of this site: the router follows it without a new page. */
export function Anchor(props: AnchorProps) {
  const Part = use(AnchorProvider);
  return <Part {...props} />;
}
