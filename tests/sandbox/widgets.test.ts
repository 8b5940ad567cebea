import { expect, test } from 'vitest';
import { createTestSandbox } from '../support/testSandbox.ts';

const { app } = createTestSandbox({ products: 1 });

for (const [name, url] of Object.entries({
  chat: 'chat',
  map: 'mapa?q=x',
  social: 'pagina?href=x',
  malicious: 'hostil',
})) {
  test(`R2.8 the fake widget "${name}" can be embedded in a frame`, async () => {
    const response = await app.request(`/widgets/${url}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('x-frame-options')).toBeNull();
  });
}

test('R2.8 fake widgets escape their query parameters', async () => {
  for (const path of ['mapa?q=', 'pagina?href=']) {
    const response = await app.request(`/widgets/${path}${encodeURIComponent('<script>alert(1)</script>')}`);
    expect(await response.text()).not.toContain('<script>alert');
  }
});
