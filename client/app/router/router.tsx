import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useIsShown } from '../../components/hooks/use-is-shown.ts';

/** What this site uses of react-router, by its names: all of it outweighs the renter's screens together (ADR 0027). */
export interface Location extends Pick<URL, 'pathname' | 'search' | 'hash'> {
  /** What was told of this step when it was made. */
  state: unknown;
}

export interface NavigateOptions {
  /** Takes the place of this step: the back button does not come here again. */
  replace?: boolean;
  state?: unknown;
}

/** How the page came here: by the browser's buttons or a new load, or by a step of its own. */
type NavigationAction = 'POP' | 'PUSH' | 'REPLACE';
type NavigateFunction = (to: string | number, options?: NavigateOptions) => void;

interface Routing {
  location: Location;
  way: NavigationAction;
  /** Stands before every path in this browser; '' but on a static site below a host's root. */
  base: string;
  go: NavigateFunction;
}

const Routing = createContext<Routing>({
  location: { pathname: '/', search: '', hash: '', state: null },
  way: 'POP',
  base: '',
  go: () => {},
});

export const useLocation = (): Location => use(Routing).location;
export const useNavigationType = (): NavigationAction => use(Routing).way;
export const useNavigate = (): NavigateFunction => use(Routing).go;

/** The address in this browser of a path of this site. */
export const useHref = (path: string): string => use(Routing).base + path;

/** Goes elsewhere as soon as it is shown. */
export function Navigate({ to, replace = false, state }: NavigateOptions & { to: string }) {
  const go = useNavigate();
  useEffect(() => go(to, { replace, state }), [go, to, replace, state]);
  return null;
}

/** The parts of a path with its query. */
function locationOf(path: string, state: unknown = null): Location {
  const { pathname, search, hash } = new URL(path, 'http://here');
  return { pathname, search, hash, state };
}

/** Of this browser's address, what stands behind the site's own. */
function readLocation(base: string): Location {
  const { pathname, search, hash } = window.location;
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  return { pathname: path || '/', search, hash, state: (history.state as { data?: unknown } | null)?.data ?? null };
}

let navigations = 0;
/** Begins a navigation. @returns whether no other one, which may be the browser's own, has begun since */
export function beginNavigation(): () => boolean {
  const own = ++navigations;
  return () => own === navigations;
}

/** Saves data in this step of the browser's history, over a reload; the address stays. */
export const writeHistoryState = (state: object): void => history.replaceState(state, '');

let blockers: (() => boolean) | undefined;
/** Whoever has words to lose hears of the browser's buttons first, and keeps a step from the screens by `true`. */
export const blockNavigation = (hold?: () => boolean): void => {
  blockers = hold;
};

/** The router of a page in a browser, over its history. */
export function BrowserRouter({ basename = '/', children }: { basename?: string; children: ReactNode }) {
  const base = basename.replace(/\/$/, '');
  const [at, setAt] = useState<Pick<Routing, 'location' | 'way'>>(() => ({ location: readLocation(base), way: 'POP' }));
  // As a transition: what is seen stays until the next screen can be drawn, and a tap between is heard.
  const arrive = useCallback(
    (way: NavigationAction) => {
      beginNavigation();
      startTransition(() => setAt({ location: readLocation(base), way }));
    },
    [base],
  );
  // An unmounted app cancels a navigation that still waits: it would change the address of what came after.
  useEffect(() => () => void beginNavigation(), []);
  const go = useCallback<NavigateFunction>(
    (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') return history.go(to);
      const entry = { data: state };
      if (replace) history.replaceState(entry, '', base + to);
      else history.pushState(entry, '', base + to);
      arrive(replace ? 'REPLACE' : 'PUSH');
    },
    [base, arrive],
  );
  useLayoutEffect(() => {
    const hear = () => blockers?.() || arrive('POP');
    addEventListener('popstate', hear);
    return () => removeEventListener('popstate', hear);
  }, [arrive]);
  const routing = useMemo(() => ({ ...at, base, go }), [at, base, go]);
  return <Routing value={routing}>{children}</Routing>;
}

interface StaticRouterProps {
  /** Path and query behind the base. */
  location: string;
  basename?: string;
  children: ReactNode;
}

/** The router of one rendered page: it goes nowhere. */
export function StaticRouter({ location, basename = '', children }: StaticRouterProps) {
  const routing: Routing = { location: locationOf(location), way: 'POP', base: basename, go: () => {} };
  return <Routing value={routing}>{children}</Routing>;
}

/** A router that keeps its steps to itself, for examples and tests. */
export function MemoryRouter({ initialEntries = ['/'], children }: { initialEntries?: string[]; children: ReactNode }) {
  const [at, setAt] = useState(() => ({
    steps: initialEntries.map((entry) => locationOf(entry)),
    index: initialEntries.length - 1,
    way: 'POP' as NavigationAction,
  }));
  const isShown = useIsShown();
  const go = useCallback<NavigateFunction>(
    (to, { replace = false, state = null } = {}) => {
      beginNavigation();
      // A test's document can be gone when a navigation has loaded its screen; React would fail on it.
      if (isShown())
        setAt(({ steps, index }) => {
          if (typeof to === 'number')
            return { steps, index: Math.min(steps.length - 1, Math.max(0, index + to)), way: 'POP' };
          const past = steps.slice(0, replace ? index : index + 1);
          return { steps: [...past, locationOf(to, state)], index: past.length, way: replace ? 'REPLACE' : 'PUSH' };
        });
    },
    [isShown],
  );
  const location = at.steps[at.index] ?? locationOf('/');
  const routing = useMemo(() => ({ location, way: at.way, base: '', go }), [location, at.way, go]);
  return <Routing value={routing}>{children}</Routing>;
}

/** What stands in an address where its screen's path has a name: `:slug`. */
export type Params = Readonly<Record<string, string | undefined>>;

const ParamsContext = createContext<Params>({});
/** Gives a screen the parameters of its address. */
export const ParamsProvider = ParamsContext.Provider;
export const useParams = (): Params => use(ParamsContext);
