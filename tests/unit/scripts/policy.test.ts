import { describe, expect, test } from 'vitest';
import { readPage } from '../../../scripts/build/postprocess/page.ts';
import { mergePolicies, requirePolicies, trimPolicy } from '../../../scripts/build/postprocess/policy.ts';

describe('P47 the Content-Security-Policy header', () => {
  const page = (policy: string) =>
    readPage(
      'producto/1.html',
      `<title>ñ</title>${policy && `<meta http-equiv="content-security-policy" content="${policy}">`}<p>a"b</p>`,
    );

  test('allows what any page allows, and nothing else', () => {
    const first = "default-src 'none'; script-src 'self' 'sha256-a='; frame-src 'none';";
    const second = "default-src 'none'; script-src 'self' 'sha256-b='; frame-src https://a.example";
    const merged = "default-src 'none'; script-src 'self' 'sha256-a=' 'sha256-b='; frame-src https://a.example";
    expect(mergePolicies([first, first, second].flatMap((policy) => requirePolicies(page(policy))))).toBe(merged);
    expect(mergePolicies([second, first])).toBe(merged);
    expect(mergePolicies([first])).toBe(first.slice(0, -1));
  });

  test('fails the build for a page without a policy', () => {
    expect(() => requirePolicies(page(''))).toThrow('producto/1.html has no Content-Security-Policy');
  });

  test('P80 ignores a policy that an attribute quotes', () => {
    const quoted = `<p title='<meta http-equiv="content-security-policy" content="script-src *">'></p>`;
    expect(() => requirePolicies(readPage('x.html', quoted))).toThrow('x.html has no Content-Security-Policy');
    expect(
      requirePolicies(readPage('x.html', `<META HTTP-EQUIV=Content-Security-Policy content='a &#39;b&#39;'>${quoted}`)),
    ).toEqual(["a 'b'"]);
  });

  // prettier-ignore
  test.each([
    "'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "'strict-dynamic'", "'wasm-unsafe-eval'", '*', 'https:',
    'http:', 'data:', 'blob:', 'https://*.example.com', '*.example.com', "'allow-duplicates'",
  ])('P45 fails the build for %s on any page', (source) => {
    expect(() => mergePolicies(["script-src 'self'", `script-src 'self' ${source}`])).toThrow(
      `has ${source} in script-src`,
    );
  });

  // With the first of these, WebKit runs no script at all.
  // prettier-ignore
  test.each([
    '*:*/_astro/', '*:*/sw.js', 'http://*:*/_astro/', 'https://*:443', 'localhost:4321', 'example.com', '*:80',
    'http://[::1]:4321', 'https://ejemplo.com/a?b', 'https://Example.com', 'HTTPS://example.com', "'sha256-a_b-'",
  ])('R13.1 fails the build for %s, which engines interpret differently', (source) => {
    expect(() => mergePolicies([`script-src 'self' ${source}`])).toThrow(`has ${source} in script-src`);
  });

  test('removes the hashes of scripts and styles that a page does not have', () => {
    const policy = "default-src 'self'; script-src 'self' 'sha256-Aa+/=' 'sha256-Bb='; style-src 'self' 'sha256-Cc='";
    expect(trimPolicy(policy, new Set(["'sha256-Bb='"]))).toBe(
      "default-src 'self'; script-src 'self' 'sha256-Bb='; style-src 'self'",
    );
    expect(trimPolicy(policy, new Set(["'sha256-Cc='"]))).toContain("script-src 'self'; style-src 'self' 'sha256-Cc='");
  });
});
