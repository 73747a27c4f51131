import { NotFound } from '../shared/errors/not-found.tsx';

export function Screen() {
  return <NotFound />;
}
