import { parentPort, workerData } from 'node:worker_threads';
import { processPages, type Batch } from './processPages.ts';

parentPort?.postMessage(processPages(workerData as Batch));
