import { afterAll, beforeAll, expect, it } from 'vitest';
import { anonymousContext } from '../../server/context.ts';
import { Gazetteer } from '../../server/modules/places/gazetteer.ts';
import { loadPlaces } from '../../server/modules/places/import/load-places.ts';
import { registerRenderRoutes } from '../../server/ssr/render-routes.ts';
import { createSchemaLink } from '../../server/ssr/schema-link.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** The page for partners as rendered by the server, which a browser without scripts displays. */
let app: ServedApp;
beforeAll(async () => {
  const assets = () => ({ script: '/assets/main.js', preloads: [], styles: [], fonts: [] });
  const variables = {
    DEV_TOOLS: '1',
    BASE_URL: 'https://homes.example',
    BRAND_HOSTS: 'csa=https://csa.example',
    PARTNER_HOSTS: 'cr=https://www.a.example,cr=https://*.b.example,csa=https://c.example',
  };
  app = await serveApp(
    async (fastify, _processor, { services, schema, pool }) => {
      const { env, clock } = services;
      const link = createSchemaLink(schema, anonymousContext(services));
      await registerRenderRoutes(fastify, {
        link,
        assets,
        clock,
        env,
        pool,
        budget: services.readBudget,
        sources: services,
      });
    },
    undefined,
    variables,
  );
  await loadPlaces(app.pool, new Gazetteer());
}, 120_000);
afterAll(() => app.close());

/** Returns the page's visible text, without markup. */
async function read(query = ''): Promise<{ status: number; html: string; text: string }> {
  const answer = await fetch(`${app.url}/partners${query}`);
  const html = (await answer.text()).replace(/<script type="application\/json".*$/s, '');
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'" };
  const text = html
    .replace(/^.*<body>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(lt|gt|quot|amp|#x27);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ');
  return { status: answer.status, html, text };
}

const OSU = 'location_type=college&location_id=204796';

it('shows the snippet and the policy for the options in its URL', async () => {
  const { status, text } = await read(`?brand=cr&${OSU}&size=narrow`);
  expect(status).toBe(200);
  expect(text).toContain(
    '<script async src="https://homes.example/widget.js" data-site="cr" data-location-type="college" data-location-id="204796" data-width="400" data-target="#housing-cr-college-204796"></script>',
  );
  expect(text).toMatch(
    /<a href="https:\/\/homes\.example\/college\/[a-z-]+\?site=cr">Homes near Ohio State University<\/a>/,
  );
  expect(text).toContain('script-src https://homes.example; frame-src https://homes.example;');
  expect(text).toMatch(
    /https:\/\/www\.a\.example and its pages .*https:\/\/\*\.b\.example every site under that domain/,
  );
  expect(text).not.toContain('https://c.example');
});

it("uses a brand's own host where it has one, without the brand in the URL", async () => {
  const { text } = await read(`?brand=csa&${OSU}`);
  expect(text).toContain('src="https://csa.example/widget.js" data-site="csa"');
  expect(text).toMatch(/href="https:\/\/csa\.example\/college\/[a-z-]+">/);
  expect(text).toContain('frame-src https://csa.example;');
  expect(text).toContain('https://c.example and its pages');
});

it("is a brand's page where its URL says so, with that brand selected", async () => {
  const { text, html } = await read('?site=liveherehousing');
  expect(text).toContain('data-site="liveherehousing"');
  expect(html).toMatch(/<input type="radio" name="brand"[^>]* checked="" value="liveherehousing"/);
  expect(text).toContain('No partner sites approved yet');
});

it('finds a place by a form and selects it by a link without scripts', async () => {
  const { html } = await read('?brand=cr&q=ohio+state&size=narrow');
  const link = /href="(\/partners\?brand=cr&amp;location_type=college&amp;location_id=204796&amp;size=narrow)"/.exec(
    html,
  );
  expect(link, html.slice(html.indexOf('Did you mean'), html.indexOf('Did you mean') + 800)).not.toBeNull();
  expect((await read('?q=zzzzqq')).text).toContain('No college, city or state matches “ zzzzqq ”.');
});

it('says when a place is unknown, and ignores invalid options', async () => {
  expect((await read('?location_id=999999')).text).toContain("We couldn't find that place.");
  for (const query of [
    '?location_id=x&brand=<b>&size=[]',
    `?location_type=planet&${OSU}`,
    '?brand=cr&brand=csa&q=%25%25',
  ]) {
    const { status, text } = await read(query);
    expect([query, status]).toEqual([query, 200]);
    expect(text).not.toContain("We couldn't find that place");
  }
});

it('is indexable: a canonical URL without options, a description, an entry in the sitemap', async () => {
  const { html } = await read(`?brand=cr&${OSU}`);
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('<title>Homes near campus on your own site</title>');
  expect(head).toContain('<link rel="canonical" href="https://homes.example/partners"/>');
  expect(head).toMatch(/<meta name="description" content="Paste a few lines of HTML/);
  expect(await (await fetch(`${app.url}/sitemap.xml`)).text()).toContain('https://homes.example/partners<');
});
