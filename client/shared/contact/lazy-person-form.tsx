import { lazyPart } from '../../components/lazy-part.tsx';
import { FormLoading } from './form-loading.tsx';

/** Lazy, because its values are stored only in this browser and cannot be rendered on the server. */
export const LazyPersonForm = lazyPart(
  async () => (await import('../../features/contact/details/person-form.tsx')).PersonForm,
  <FormLoading />,
);
