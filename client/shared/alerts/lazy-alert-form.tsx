import { lazyPart } from '../../components/lazy-part.tsx';
// Imported here, not with the lazy code, because the server renders these styles.
import '../../forms/form.module.css';
import '../../forms/fields/field.module.css';
import './alert-form.module.css';

/** The lazy form for new listings by email at the end of long screens, kept out of their initial bundle. */
export const AlertForm = lazyPart(async () => (await import('./alert-form.tsx')).AlertForm);
