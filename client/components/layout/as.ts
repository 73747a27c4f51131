import type { ComponentProps, ElementType } from 'react';

/** The props of a component that renders as another element or component, `as`, and takes that one's props as well. */
export type AsProps<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<ComponentProps<Tag>, keyof Own | 'as'>;
