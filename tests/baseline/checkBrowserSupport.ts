// Part of `npm run lint`: checks that the oldest browsers (browserslist in package.json) support what src/ sends to browsers.
import { reportViolations } from './reportViolations.ts';
import {
  createBrowserProgram,
  findUnsupportedInSourceScripts,
  findUnsupportedInSourceStyles,
} from './sourceFeatures.ts';
import { unsupportedFeatures } from './unsupportedFeatures.ts';

const uses = [...findUnsupportedInSourceScripts(createBrowserProgram()), ...findUnsupportedInSourceStyles()];
const violations = reportViolations(uses, Object.keys(unsupportedFeatures));
for (const violation of violations) console.log(violation);
if (violations.length > 0) {
  console.log(
    '\nUse supported features or a polyfill (src/lib/polyfills), or list the feature with its fallback in tests/baseline/unsupportedFeatures.ts.',
  );
  process.exit(1);
}
