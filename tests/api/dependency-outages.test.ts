import { afterEach, expect, it } from 'vitest';
import { samplePhoto } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** What still works while a service outside of the program does not answer, or the database cannot be written. */
let app: ServedApp;
afterEach(() => app.close());

const get = async (path: string, client = new RestClient(app.url)) => {
  const answer = await client.send('GET', path);
  return { status: answer.status, text: await answer.text() };
};

it('rejects uploads with 503 while the image store does not answer, serves the rest, and says which service it is', async () => {
  app = await serveApp(undefined, undefined, {
    IMAGE_STORE: 's3',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'homes',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  const photo = await samplePhoto();
  for (let n = 0; n < 3; n++) {
    const form = new FormData();
    form.set('file', new Blob([photo], { type: 'image/jpeg' }), 'front.jpg');
    const refused = await new RestClient(app.url).post('/api/images-upload', form);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  }
  expect(await app.rows('select 1 from image')).toEqual([]);
  expect(await get('/readyz')).toEqual({ status: 200, text: '{"status":"ok","images":"unreachable"}' });
  expect((await get('/metrics')).text).toContain('nearcampus_dependency_up{name="images"} 0');
  // A load balancer turns to other processes, while this one answers what it still gets.
  app.drain();
  expect(await get('/readyz')).toEqual({ status: 503, text: '{"status":"stopping"}' });
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/api/session')).status).toBe(204);
});

it('answers reads, also for who is logged in, and rejects writes with 503 while the database is read-only', async () => {
  app = await serveApp();
  await app.account('rosa@maple.example', 'seven blue kites');
  const rosa = new RestClient(app.url);
  const login = (client: RestClient) =>
    client.post('/login', { email: 'rosa@maple.example', password: 'seven blue kites' });
  expect((await login(rosa)).status).toBe(200);
  // Its next use would be written.
  await app.rows(`update session set used_at = now() - interval '1 day'`);
  const connections = await Promise.all(Array.from({ length: app.pool.options.max }, () => app.pool.connect()));
  for (const connection of connections) {
    await connection.query('set default_transaction_read_only = on');
    connection.release();
  }

  const own = await rosa.post('/graphql', { query: '{ me { email } }' });
  expect([own.status, await own.json()]).toEqual([200, { data: { me: { email: 'rosa@maple.example' } } }]);
  const refused = await login(new RestClient(app.url));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await get('/readyz')).status).toBe(200);
});
