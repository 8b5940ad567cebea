import { parentPort, workerData } from 'node:worker_threads';
import { processPages, type PageBatch } from './processPages.ts';

parentPort?.postMessage(processPages(workerData as PageBatch));
