import { writeFileSync } from 'node:fs';
import { parseCommandLine } from '../commandLine.ts';
import { createTrainedModule, modelFile } from './trainUseCases.ts';

parseCommandLine({
  name: 'train:search',
  help: 'Trains the use-case model of the search with scripts/search/examples. Run it after a change there, and commit the result.',
});
writeFileSync(modelFile, createTrainedModule());
