import { sitePath } from '../../domain/account/site-path.ts';

/** Where a login leads: the returned link where it is a path of this site, else the start (K33). */
export const safeLink = (link: string | null | undefined): string => sitePath(link) ?? '/';
