import { parentPort, workerData } from 'node:worker_threads';
import { finishShare, type Share } from './finishShare.ts';

parentPort?.postMessage(finishShare(workerData as Share));
