import { writeFileSync } from 'node:fs';
import { parseCommandLine } from '../commandLine.ts';
import { modelFile, trainedModule } from './trainUseCases.ts';

parseCommandLine({
  name: 'train:search',
  help: 'Trains how the search understands use cases, from scripts/search/examples. Run it after a change there, and commit the result.',
});
writeFileSync(modelFile, trainedModule());
