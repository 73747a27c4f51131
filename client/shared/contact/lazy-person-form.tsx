import { lazyPart } from '../../components/lazy-part.tsx';
import { FormLoading } from './form-loading.tsx';

/** What is in it is known to this browser alone, so the page begins without it. */
export const LazyPersonForm = lazyPart(
  async () => (await import('../../features/contact/details/person-form.tsx')).PersonForm,
  <FormLoading />,
);
