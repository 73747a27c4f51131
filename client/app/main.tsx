// First, for it orders the cascade's layers.
import './theme/theme.ts';
import { readState } from './hydration/page-state.ts';
import { startClient } from './start-client.tsx';

if (import.meta.env.MODE === 'mocked') {
  // A build for production knows its mode, so that nothing of the mock is left in it.
  const { startMocked } = await import('../../mocks/browser.tsx');
  const { startMockedPage } = await import('./start-mocked-page.ts');
  await startMocked(startMockedPage);
} else {
  const root = document.getElementById('root');
  const state = readState(document);
  // A page without our container mounts nothing (requirement 31).
  if (root && !state) throw new Error('This page loaded without its content. Reload it.');
  if (root && state) await startClient({ root, ...state });
}
