import { realClock } from '../clock.ts';
import { errorText } from '../errorText.ts';
import { awaitDeployPreview } from './awaitDeployPreview.ts';

/**
 * For .github/workflows/preview.yml: prints the URL of a pull request's deploy preview when it is ready.
 * Reads GITHUB_REPOSITORY, SHA, NUMBER and GITHUB_TOKEN.
 */
const {
  GITHUB_REPOSITORY: repository = '',
  SHA: sha = '',
  NUMBER: pullRequest = '',
  GITHUB_TOKEN: token = '',
} = process.env;
try {
  const commit = { repository, sha, pullRequest, token };
  console.log(await awaitDeployPreview({ ...commit, clock: realClock, fetch: globalThis.fetch, timeout: 20 * 60_000 }));
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
