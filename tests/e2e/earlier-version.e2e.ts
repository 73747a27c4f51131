import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { startProduct, type RunningProduct } from '../setup/running-product.ts';

/**
 * Returns the version that still serves while a new one is deployed: the last commit that changed the baseline, so that
 * it knows none of the migrations after it. Choose a later one when a release removes what this one needs.
 */
function earlierCommit(): string {
  const commit = execFileSync('git', ['log', '-1', '--format=%H', '--', 'migrations/baseline'], { encoding: 'utf8' });
  if (commit === '') throw new Error('This clone has no history of migrations/baseline.');
  return commit.trim();
}

const SOURCES = ['client', 'server', 'domain', 'migrations', 'demo', 'mocks', 'scripts/build', 'vite.config.ts'];

/** Builds the server of a commit in a folder, with today's packages and pages. */
function buildServer(commit: string, root: string): void {
  const files = execFileSync('git', ['archive', commit, ...SOURCES, 'package.json', 'tsconfig.json'], {
    maxBuffer: 500_000_000,
  });
  execFileSync('tar', ['-x', '-C', root], { input: files });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  execFileSync(process.execPath, [resolve('node_modules/vite/bin/vite.js'), 'build', '--ssr'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  mkdirSync(join(root, 'dist'), { recursive: true });
  symlinkSync(resolve('dist/client'), join(root, 'dist/client'));
}

const RENT = 150;

/** Returns the names that a search at Ohio State finds, and those closest to a budget that no listing meets. */
async function search({ url }: RunningProduct): Promise<string[]> {
  const client = new RestClient(url);
  const ask = async <Data>(query: string): Promise<Data> => {
    const text = await (await client.post('/graphql', { query })).text();
    expect(text).not.toContain('"errors"');
    return (JSON.parse(text) as { data: Data }).data;
  };
  const { searchPlaces } = await ask<{ searchPlaces: { data: { id: string }[] } }>(
    '{ searchPlaces(text: "ohio state") { data { id } } }',
  );
  const at = `locationId: "${searchPlaces.data[0]?.id}", bedrooms: 4`;
  const { found, near } = await ask<Record<'found' | 'near', { data: { listing: { name: string } }[] }>>(`{
    found: searchHousing(filter: { ${at}, budget: ${RENT} }) { data { listing { name } } }
    near: closestHousing(filter: { ${at}, budget: ${RENT - 50} }) { data { listing { name } } }
  }`);
  return [...found.data, ...near.data].map(({ listing }) => listing.name);
}

it('lets the earlier version serve on the schema of this one, and finds what was published there', async () => {
  const root = mkdtempSync(join(tmpdir(), 'nearcampus-earlier-'));
  const product = await startProduct();
  try {
    buildServer(earlierCommit(), root);
    await product.restart(root);
    const client = new RestClient(product.url);
    expect((await search(product)).length).toBeGreaterThan(0);
    const draft = { ...houseDraft([await client.upload(await samplePhoto())]), name: 'The Earlier House' };
    const floorplans = [{ bedrooms: 4, bathrooms: 2, sq: '1600', rent: String(RENT) }];
    const account = { email: 'rosa@maple.example', password: 'a long phrase', password_confirmation: 'a long phrase' };
    const posted = await client.post('/api/posting/post', { ...draft, floorplans, payment: testCard, ...account });
    expect([posted.status, await posted.text()]).toEqual([200, expect.any(String)]);

    await product.restart();
    expect((await search(product)).filter((name) => name === draft.name)).toHaveLength(2);
  } finally {
    await product.stop();
    rmSync(root, { recursive: true, force: true });
  }
});
