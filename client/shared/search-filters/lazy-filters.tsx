import { lazyPart } from '../../components/lazy-part.tsx';
// The server renders these styles.
import './filters.module.css';

/** The filters of a search: a form that works before its code has come. */
export const Filters = lazyPart(async () => (await import('./filters.tsx')).Filters);
