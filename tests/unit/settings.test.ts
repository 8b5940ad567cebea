import { describe, expect, test } from 'vitest';
import {
  publicApiPath,
  apiRewriteTarget,
  imageConfigFile,
  isLoopback,
  publicVariables,
  readSettings,
} from '../../src/settings.ts';

const findErrorMessage = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('R11.1 environment variables', () => {
  test('are all optional', () => {
    expect(readSettings({})).toEqual({
      apiHost: 'http://localhost:4322',
      apiPath: '/api/{call}.php',
      apiHeaders: {},
      siteUrl: 'http://localhost:4321',
      apiBase: '',
      apiWrites: 'on',
      ipLookupUrl: 'http://localhost:4322/ip',
      utilitiesPasswordHash: undefined,
      indexNowKey: undefined,
      port: 4321,
      sandboxPort: 4322,
      snapshotDir: '.snapshot',
      snapshotMaxAge: 7,
      maxOpenGraphImages: 300,
      hstsSubdomains: false,
      distDir: 'dist',
      cacheDir: 'node_modules/.astro',
      pictureHosts: [],
      production: false,
      serviceWorker: 'on',
    });
  });

  test('count as unset if blank', () => {
    expect(readSettings({ API_HOST: '', PORT: '', PICTURE_HOSTS: '' })).toEqual(readSettings({}));
  });

  test('set the values of the settings', () => {
    const env = {
      API_HOST: 'https://api.example.com/',
      API_PATH: '/ws/{call}',
      PORT: '8080',
      SANDBOX_PORT: '0',
      SNAPSHOT_DIR: '/tmp/s',
    };
    expect(readSettings(env)).toMatchObject({
      apiHost: 'https://api.example.com',
      apiPath: '/ws/{call}',
      port: 8080,
      sandboxPort: 0,
      snapshotDir: '/tmp/s',
      siteUrl: 'http://localhost:8080',
    });
    expect(readSettings({ SITE_URL: 'https://shop.example/a', URL: 'https://x.netlify.app' }).siteUrl).toBe(
      'https://shop.example',
    );
    expect(readSettings({ URL: 'https://x.netlify.app' }).siteUrl).toBe('https://x.netlify.app');
    expect(readSettings({ CONTEXT: 'production' }).production).toBe(true);
    expect(readSettings({ CONTEXT: 'deploy-preview' }).production).toBe(false);
  });

  test('have picture hosts in any case, which are converted to lower case', () => {
    expect(readSettings({ PICTURE_HOSTS: 'CDN.Example.com, img.example.org' }).pictureHosts).toEqual([
      'cdn.example.com',
      'img.example.org',
    ]);
  });

  test('have picture hosts with blanks and commas after them', () => {
    expect(readSettings({ PICTURE_HOSTS: 'cdn.example.com, ' }).pictureHosts).toEqual(['cdn.example.com']);
    expect(readSettings({ PICTURE_HOSTS: ' ' }).pictureHosts).toEqual([]);
  });

  test.each<[string, string, RegExp]>([
    ['API_HOST', 'api.example.com', /must be a URL such as https:/],
    ['API_HOST', 'ftp://api.example.com', /must be a URL such as https:/],
    ['API_PATH', '/api/', /must be a path that contains \{call\}, such as/],
    ['API_PATH', 'api/{call}.php', /must be a path/],
    ['API_PATH', 'https://x.example/{call}', /must be a path/],
    ['API_PATH', '/api/{call}.php?x={call}', /must be a path/],
    ['SITE_URL', 'shop.example', /must be an origin/],
    ['PORT', 'abc', /must be a port number/],
    ['PORT', '70000', /must be a port number, 0 to 65535/],
    ['SANDBOX_PORT', '-1', /must be a port number, 0 to 65535/],
    ['PICTURE_HOSTS', 'https://cdn.example.com', /must be host names with commas/],
    ['PUBLIC_API_WRITES', 'no', /must be on or off/],
  ])('%s=%s is rejected with a remedy', (name, value, remedy) => {
    const message = findErrorMessage({ [name]: value });
    expect(message).toMatch(new RegExp(`\\n  ${name} `));
    expect(message).toMatch(remedy);
  });

  // prettier-ignore
  const hosts = [
    '*', '*.example.com', `a"b'c`, "a'b", 'a;b', 'a,b', 'a(b', '-', '-a', 'a..b', 'a$b', '{a}', '!', 'a.-', '`',
  ];
  test.each(hosts)('P85 the host %s is rejected, because policies and redirect rules contain hosts', (host) => {
    for (const name of ['API_HOST', 'SITE_URL', 'URL', 'PUBLIC_API_BASE', 'PUBLIC_IP_LOOKUP_URL'])
      expect(findErrorMessage({ [name]: `https://${host}` }), name).toContain(`  ${name} must be `);
    // Commas separate the hosts of PICTURE_HOSTS.
    if (host !== 'a,b')
      expect(findErrorMessage({ PICTURE_HOSTS: `cdn.example.com,${host}` })).toContain('  PICTURE_HOSTS must be ');
  });

  test.each(['/x;script-src *', '/x,script-src', '/*', '/:splat', "/a'b", '/ñ'])(
    'P85 the API folder %s is rejected',
    (folder) => {
      expect(findErrorMessage({ API_HOST: `https://a.mx${folder}` })).toContain('  API_HOST must be ');
    },
  );

  test.each(['.', '-', 'a b', 'a/b', 'a:80', 'https://a', '[::1'])('P85 PICTURE_HOSTS=%s is rejected', (hosts) => {
    expect(findErrorMessage({ PICTURE_HOSTS: hosts })).toContain('  PICTURE_HOSTS must be host names');
  });

  test.each(
    // prettier-ignore
    [
      'localhost', 'mi_tienda.local', '127.0.0.1', '[::1]', 'a-b.xn--80ak6aa92e.com', 'A.Example.com', 'ñandú.mx',
    ],
  )('the host %s is valid', (host) =>
    expect(findErrorMessage({ API_HOST: `https://${host}:8443`, PUBLIC_IP_LOOKUP_URL: `https://${host}/ip?a=1` })).toBe(
      '',
    ),
  );

  test('are validated together: one error names all that are invalid', () => {
    const message = findErrorMessage({ API_HOST: 'x', PORT: 'y', SITE_URL: 'z' });
    for (const name of ['API_HOST', 'PORT', 'SITE_URL']) expect(message).toContain(`  ${name} `);
    expect(message).toMatch(/^Some environment variables cannot be used\. Correct or unset them/);
  });
});

test('R10.1 the API may be in a folder and may require headers, which stay private', () => {
  const env = { API_HOST: 'https://example.com/tienda/', API_HEADERS: 'X-Api-Key: a:b\\nX-Otra: c' };
  expect(readSettings(env)).toMatchObject({
    apiHost: 'https://example.com/tienda',
    apiHeaders: { 'X-Api-Key': 'a:b', 'X-Otra': 'c' },
  });
  expect(publicVariables(readSettings(env))['PUBLIC_PICTURE_BASE']).toBe('https://example.com/tienda/img/productos');
  expect(JSON.stringify(publicVariables(readSettings(env)))).not.toContain('a:b');
  for (const host of ['https://u:p@example.com', 'https://example.com/?a', 'https://example.com/#a'])
    expect(findErrorMessage({ API_HOST: host })).toContain('API_HOST');
  expect(findErrorMessage({ API_HEADERS: 'sin dos puntos' })).toContain('X-Api-Key: abc');
});

describe('R11.3 Netlify never builds from a sandbox', () => {
  test('NETLIFY=true without API_HOST is rejected with a remedy', () => {
    expect(findErrorMessage({ NETLIFY: 'true' })).toMatch(
      /^API_HOST is not set.*Set it to the origin of the live API/s,
    );
    expect(findErrorMessage({ NETLIFY: 'true', API_HOST: '' })).toMatch(/^API_HOST is not set/);
    expect(findErrorMessage({ NETLIFY: 'true', API_HOST: 'https://api.example.com' })).toBe('');
    expect(findErrorMessage({ NETLIFY: 'false' })).toBe('');
  });

  test.each([
    ['http://localhost:4322', true],
    ['http://shop.localhost', true],
    ['http://127.0.0.1:80', true],
    ['http://127.9.9.9', true],
    ['http://[::1]:4322', true],
    ['https://api.example.com', false],
    ['https://localhost.example.com', false],
    ['https://127.0.0.1.example.com', false],
  ])('isLoopback of %s is %s', (origin, expected) => {
    expect(isLoopback(origin)).toBe(expected);
  });
});

describe('R10.1 URLs of calls', () => {
  test.each([
    ['/api/{call}.php', '/api/{call}.php', '/api/:splat'],
    ['/ws/v2/{call}', '/api/{call}', '/ws/v2/:splat'],
    ['/{call}.php', '/api/{call}.php', '/:splat'],
    ['/api/{call}/', '/api/{call}', '/api/:splat/'],
    ['/api.php?call={call}', '/api/{call}', '/api.php?call=:splat'],
    ['/tienda/?c={call}&v=1', '/api/{call}', '/tienda/?c=:splat&v=1'],
  ])('path %s: the public path is %s, the rewrite target %s', (path, publicPath, rewriteTarget) => {
    expect(readSettings({ API_PATH: path }).apiPath).toBe(path);
    expect(publicApiPath(path)).toBe(publicPath);
    expect(apiRewriteTarget(path)).toBe(rewriteTarget);
  });

  test('pages call their own origin, or PUBLIC_API_BASE', () => {
    const ownOrigin = publicVariables(
      readSettings({ API_HOST: 'https://api.example.com', API_PATH: '/ws/{call}.php' }),
    );
    expect(ownOrigin).toMatchObject({
      PUBLIC_API_BASE: '',
      PUBLIC_API_PATH: '/api/{call}.php',
      PUBLIC_PICTURE_BASE: 'https://api.example.com/img/productos',
    });
    const otherOrigin = publicVariables(
      readSettings({ API_PATH: '/ws/{call}.php', PUBLIC_API_BASE: 'https://api.example.com' }),
    );
    expect(otherOrigin).toMatchObject({
      PUBLIC_API_BASE: 'https://api.example.com',
      PUBLIC_API_PATH: '/ws/{call}.php',
    });
  });

  test('the image config file of Netlify is beside dist', () => {
    expect(imageConfigFile('dist').replaceAll('\\', '/')).toBe('.netlify/v1/config.json');
  });
});

describe('R10.4 the IP lookup service', () => {
  test('is the sandbox if the API is on a loopback host, another service if not, or PUBLIC_IP_LOOKUP_URL', () => {
    expect(readSettings({ SANDBOX_PORT: '5000' }).ipLookupUrl).toBe('http://localhost:5000/ip');
    const liveHost = { API_HOST: 'https://api.example.com' };
    expect(new URL(readSettings(liveHost).ipLookupUrl).host).not.toBe('api.example.com');
    const url = 'https://ip.example/json';
    expect(readSettings({ ...liveHost, PUBLIC_IP_LOOKUP_URL: url }).ipLookupUrl).toBe(url);
  });
});

test.each(['https://u:p@ip.example/', 'https://u@ip.example/?format=json'])(
  'P85 credentials in PUBLIC_IP_LOOKUP_URL are rejected, because each page contains it: %s',
  (url) => {
    expect(() => readSettings({ API_HOST: 'https://api.example.com', PUBLIC_IP_LOOKUP_URL: url })).toThrow(
      /PUBLIC_IP_LOOKUP_URL must be a URL without user and password/,
    );
  },
);
