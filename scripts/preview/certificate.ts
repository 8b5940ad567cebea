import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PreviewProblem } from './problem.ts';

/** A self-signed certificate for this machine's names, made by openssl once for each set of addresses. */
export function certificate(dir: string, addresses: string[]): { key: Buffer; cert: Buffer } {
  const names = ['DNS:localhost', ...['127.0.0.1', '::1', ...addresses].map((address) => `IP:${address}`)].join(',');
  const base = join(dir, `tls-${createHash('sha1').update(names).digest('hex').slice(0, 12)}`);
  const [key, cert] = [`${base}.key`, `${base}.crt`];
  if (!existsSync(cert)) {
    mkdirSync(dir, { recursive: true });
    const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 397 -subj /CN=localhost`;
    try {
      const files = ['-addext', `subjectAltName=${names}`, '-keyout', key, '-out', cert];
      execFileSync('openssl', [...request.split(' '), ...files], { stdio: 'pipe' });
    } catch (error) {
      throw new PreviewProblem(
        `--https needs openssl to make a certificate, and it did not run: ${(error as Error).message}\n` +
          `Install openssl, or preview without --https.`,
      );
    }
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
