import { NotFound } from './not-found.tsx';

export function Screen() {
  return <NotFound />;
}
