// Part of `npm run lint`: whether what src/ sends to browsers is there in the oldest of them (browserslist in package.json).
import { judge } from './judge.ts';
import { newer } from './newer.ts';
import { browserProgram, usedInScripts, usedInStyles } from './sources.ts';

const program = browserProgram();
const faults = judge([...usedInScripts(program), ...usedInStyles()], Object.keys(newer));
for (const fault of faults) console.log(fault);
if (faults.length > 0) {
  console.log(
    '\nWrite it with what they have (src/lib/polyfills), or list it in tests/baseline/newer.ts where they can do without it.',
  );
  process.exit(1);
}
