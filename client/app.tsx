import { Route, Routes } from 'react-router';
import { screens } from './routes.tsx';

/** The screen of the address. */
export function App() {
  return (
    <Routes>
      {screens.map(({ path, page: Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Routes>
  );
}
