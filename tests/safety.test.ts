import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The project's rules, over every tracked or new file: allowed imports, file conventions, forbidden content. */
const root = resolve(import.meta.dirname, '..');
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
const isGenerated = (file: string) => file.includes('__generated__') || file.includes('.generated.');
const isTest = (file: string) =>
  /\.(test|e2e|fixture|stories)\.tsx?$/.test(file) || file.startsWith('tests/') || file.startsWith('bench/');
const files = listed
  .toString()
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file))
  .flatMap((file) => {
    try {
      return [{ file, text: readFileSync(join(root, file), 'utf8') }];
    } catch {
      return []; // deleted and not yet committed
    }
  });
const written = files.filter(({ file }) => !isGenerated(file));
const code = written.filter(({ file }) => !isTest(file));
const linesOf = (text: string) => text.split('\n').length - 1;

/** Returns the names of the files that break a rule, so that the failure lists them. */
const breaking = (among: typeof files, breaks: (text: string, file: string) => boolean) =>
  among.filter(({ file, text }) => breaks(text, file)).map(({ file }) => file);

interface Import {
  from: string;
  to: string;
  typesOnly: boolean;
  lazy: boolean;
}
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'|import\('(\.[^']+)'\)/g;
const imports: Import[] = written.flatMap(({ file, text }) =>
  [...text.matchAll(IMPORT)].map(([, types, still, late]) => ({
    from: file,
    to: relative(root, resolve(root, dirname(file), still ?? late ?? '')),
    typesOnly: types !== undefined,
    lazy: late !== undefined,
  })),
);
const inside = (folder: string) => (file: string) => file === folder || file.startsWith(`${folder}/`);
const crossing = (forbidden: (edge: Import) => boolean) =>
  imports.filter((edge) => !isTest(edge.from) && forbidden(edge)).map(({ from, to }) => `${from} → ${to}`);

describe('allowed imports', () => {
  it('domain/ imports none of our other folders', () => {
    expect(crossing(({ from, to }) => inside('domain')(from) && !inside('domain')(to))).toEqual([]);
  });

  it('the server imports the client only for rendering, and its one inline script', () => {
    const may = (from: string, to: string) =>
      inside('server/ssr')(from) || inside('server/widget')(from) || to === 'client/app/hydration/early-events.ts';
    expect(crossing(({ from, to }) => inside('server')(from) && inside('client')(to) && !may(from, to))).toEqual([]);
  });

  it('the client does not import the server', () => {
    expect(crossing(({ from, to }) => inside('client')(from) && inside('server')(to))).toEqual([]);
  });

  it('a feature of the client imports no other feature', () => {
    const featureOf = (file: string) => /^client\/features\/([\w-]+)/.exec(file)?.[1];
    // The dashboard is a page composed of these parts.
    const parts = ['leads', 'calls', 'billing'].map((part) => `dashboard→${part}`);
    const forbidden = ({ from, to }: Import) => {
      const [here, there] = [featureOf(from), featureOf(to)];
      return here !== undefined && there !== undefined && here !== there && !parts.includes(`${here}→${there}`);
    };
    expect(crossing(forbidden)).toEqual([]);
  });

  it('code shared by features imports no feature except lazily', () => {
    const shared = /^client\/(shared|components|forms|graphql)\//;
    const forbidden = ({ from, to, lazy }: Import) => !lazy && shared.test(from) && inside('client/features')(to);
    expect(crossing(forbidden)).toEqual([]);
  });

  it('client/components imports neither GraphQL nor routes nor product code', () => {
    const allowed = /^(client\/(components|__generated__)|domain\/format)\//;
    expect(crossing(({ from, to }) => inside('client/components')(from) && !allowed.test(to))).toEqual([]);
  });

  it('the mock does not import the server', () => {
    expect(crossing(({ from, to }) => inside('mocks')(from) && inside('server')(to))).toEqual([]);
  });

  it('mocks/ is imported through its own entry point only', () => {
    const may = ({ from, typesOnly }: Import) =>
      typesOnly ||
      inside('mocks')(from) ||
      inside('.storybook')(from) ||
      inside('server/integrations/payments')(from) ||
      ['client/app/main.tsx', 'scripts/local-processor.ts', 'scripts/take-screenshots.ts'].includes(from);
    expect(crossing((edge) => inside('mocks')(edge.to) && !may(edge))).toEqual([]);
  });

  it('the processor is called through its SDK: no product code reads its state', () => {
    expect(
      crossing(
        ({ from, to }) => inside('server')(from) && inside('mocks/stripe')(to) && to !== 'mocks/stripe/server.ts',
      ),
    ).toEqual([]);
  });
});

describe('import cycles', () => {
  it('do not exist', () => {
    const edges = imports.filter(({ from, to, typesOnly, lazy }) => !typesOnly && !lazy && from !== to);
    let cyclic = new Set(edges.map(({ from }) => from));
    for (let before = -1; before !== cyclic.size;) {
      before = cyclic.size;
      const among = edges.filter(({ from, to }) => cyclic.has(from) && cyclic.has(to));
      const [importing, imported] = [new Set(among.map(({ from }) => from)), new Set(among.map(({ to }) => to))];
      cyclic = new Set([...cyclic].filter((file) => importing.has(file) && imported.has(file)));
    }
    expect([...cyclic]).toEqual([]);
  });
});

describe('navigation', () => {
  const browser = code.filter(({ file }) => inside('client')(file));

  it('writes the address and the history in the router alone', () => {
    expect(
      breaking(browser, (text) => /\bhistory\.(push|replace)State\(|\blocation\.(hash|search) =/.test(text)),
    ).toEqual(['client/app/router/router.tsx']);
  });

  it('after a delay happens only through the hook that a navigation meanwhile cancels', () => {
    // What a timer calls, up to the end of its statement.
    const late =
      /\bset(Timeout|Interval)\((?:[^;]|;(?!\n))*?\b(go|navigate|leave|openDialog|location\.(assign|replace|reload|href))\b/;
    expect(breaking(browser, (text) => late.test(text))).toEqual([]);
  });
});

describe("a widget's frame", () => {
  it('has every dialog that its screens open', () => {
    const registry = 'client/app/dialog-loaders.ts';
    const [ofRenters = ''] = (code.find(({ file }) => file === registry)?.text ?? '').split('satisfies');
    const names = new Set([...ofRenters.matchAll(/^ {2}'?([\w-]+)'?: async/gm)].map(([, name]) => name));
    expect(names).toContain('request');
    const reached = new Set(['client/widget/frame-app.tsx']);
    for (const from of reached)
      for (const edge of imports)
        if (edge.from === from && !edge.typesOnly && (from !== registry || ofRenters.includes(edge.to.slice(6))))
          reached.add(edge.to);
    const opened = code
      .filter(({ file }) => reached.has(file))
      .flatMap(({ text }) => [...text.matchAll(/openDialog\(\s*'([\w-]+)'/g)].map(([, name]) => name));
    expect(opened).toContain('report');
    // A frame has no session that could end.
    expect(opened.filter((name) => name !== 'login' && !names.has(name))).toEqual([]);
  });
});

describe('the worker thread', () => {
  const TASKS = 'server/workers/worker.ts';
  /** Returns the files that a file loads, within the folders that a server runs. */
  const loadedBy = (entry: string) => {
    const reached = new Set([entry]);
    for (const from of reached)
      for (const edge of imports)
        if (edge.from === from && !edge.typesOnly && !inside('client')(edge.to)) reached.add(edge.to);
    return reached;
  };

  it('loads no entity and no database', () => {
    const loaded = loadedBy(TASKS);
    expect(loaded).toContain('domain/trust/lint-text.ts');
    const heavy = (text: string, file: string) =>
      loaded.has(file) && (file.endsWith('.entity.ts') || /from '(@mikro-orm|type-graphql|pg|fastify)\b/.test(text));
    expect(breaking(code, heavy)).toEqual([]);
  });

  it('alone loads what holds the event loop: the server does not', () => {
    const lazily = imports.filter(({ from, typesOnly }) => from === TASKS && !typesOnly).map(({ to }) => to);
    expect(lazily.length).toBeGreaterThan(3);
    const ofServer = loadedBy('server/main.ts');
    expect(ofServer).toContain('server/workers/worker-pool.ts');
    expect([...lazily, 'domain/trust/lint-text.ts'].filter((file) => ofServer.has(file))).toEqual([]);
  });
});

describe('file conventions', () => {
  it('a folder has at most 15 files of code, except for migrations and commands', () => {
    const folders = Object.groupBy(code, ({ file }) => dirname(file));
    const large = Object.entries(folders).flatMap(([folder, among = []]) => {
      const count = among.filter(({ file }) => /(?<!\.d)\.tsx?$/.test(file)).length;
      return count > 15 && !['migrations', 'server/commands'].includes(folder) ? [`${folder}: ${count}`] : [];
    });
    expect(large).toEqual([]);
  });

  it('no file has an any, a suppressed compiler error or a TODO', () => {
    const later = /@ts-(ignore|nocheck|expect-error)|\b(TODO|FIXME)\b/;
    const loose = /\bas any\b|<any\b|[(,]\s*\w+: any\b|\bany\[\]/;
    const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
    const others = written.filter(({ file }) => file !== 'tests/safety.test.ts');
    expect(breaking(others, (text) => later.test(text) || loose.test(withoutComments(text)))).toEqual([]);
  });

  it('no test is skipped, exclusive, or waits by the clock', () => {
    const idle = /\b(it|test|describe)\.(skip|only|todo|skipIf|runIf|fails)\b|\bx(it|describe)\(|waitForTimeout\(/;
    expect(
      breaking(
        written.filter(({ file }) => isTest(file)),
        (text, file) => file !== 'tests/safety.test.ts' && idle.test(text),
      ),
    ).toEqual([]);
  });

  it('default exports exist only where a tool requires them', () => {
    const demanded =
      /^(\.storybook\/|vite\.config|vitest\.config|codegen|migrations\/|tests\/setup\/postgres|scripts\/codegen\/(hooks|operations|manifest)-plugin)|\.d\.ts$/;
    expect(breaking(code, (text, file) => /^export default /m.test(text) && !demanded.test(file))).toEqual([]);
  });

  it('dates, numbers and money are formatted in domain/format alone', () => {
    const may = /^(domain\/format|mocks\/stripe|bench|scripts)\//;
    const formats = (text: string, file: string) =>
      !may.test(file) && /\.toLocale(Date|Time)?String\(|new Intl\.(Number|DateTime|List)/.test(text);
    expect(breaking(code, formats)).toEqual([]);
  });

  it('names are kebab-case, and there is no barrel file and no utils', () => {
    const odd = /[A-Z_]|(^|\/)(index|utils?|helpers?|misc|common)\.tsx?$/;
    expect(
      written.map(({ file }) => file).filter((file) => odd.test(file.replace(/__generated__|^migrations\/.*/, ''))),
    ).toEqual([]);
  });

  it('files stay small: 400 lines at most, 600 for a test; half of them at most 70', () => {
    expect(breaking(written, (text, file) => linesOf(text) > (isTest(file) ? 600 : 400))).toEqual([]);
    const lengths = code.map(({ text }) => linesOf(text)).toSorted((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(70);
  });

  it('generated files are marked as such, and none is handwritten elsewhere', () => {
    const generated = files.filter(({ file }) => isGenerated(file));
    expect(generated.length).toBeGreaterThan(5);
    expect(breaking(generated, (text) => !/from '|export type|possibleTypes|clientOperations/.test(text))).toEqual([]);
  });
});

describe('forbidden content', () => {
  it('no key and no secret', () => {
    const key = /\b(sk|rk|pk)_live_\w{8,}|AIza[\w-]{30,}|AKIA[A-Z0-9]{16}|whsec_\w{24,}|-----BEGIN [A-Z ]*PRIVATE KEY/;
    expect(breaking(files, (text) => key.test(text))).toEqual([]);
  });

  it('a log never contains a body, headers, cookies or an address', () => {
    const leaky =
      /\blog\.(trace|debug|info|warn|error|fatal)\([^)]*\b(body|headers|cookies|password|token|\.url|query)\b/;
    expect(
      breaking(
        code.filter(({ file }) => inside('server')(file)),
        (text) => leaky.test(text),
      ),
    ).toEqual([]);
  });

  it('the product prints to the terminal in its startup and its commands only', () => {
    const may = /^server\/(main\.ts|startup\/|commands\/)/;
    const speaks = (text: string, file: string) =>
      inside('server')(file) && !may.test(file) && /\bconsole\.\w+\(/.test(text);
    expect(breaking(code, speaks)).toEqual([]);
  });

  it("scheduled work reads the product's clock", () => {
    const due =
      /^server\/(modules\/(billing|leads|listings|posting|alerts)|jobs)\/(?!.*(webhook|intent|reconciler|reactivate|attempts|unresolved|clock\.service|billing\.service|job-queue|fixture))/;
    expect(
      breaking(
        code.filter(({ file }) => due.test(file)),
        (text) => /new Date\(\)|Date\.now\(\)/.test(text),
      ),
    ).toEqual([]);
  });
});
