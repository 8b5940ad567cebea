import { parentPort, workerData } from 'node:worker_threads';
import { PageProcessor, type RenderedPage } from './pageProcessor.ts';

/** Requests of the main thread, processed in order. `rendered` may not be written yet, `names` are; `flush` returns the pages processed since the last one. */
export type WorkerRequest = { rendered: RenderedPage[] } | { names: string[] } | { flush: true };

const processor = new PageProcessor(workerData as string);

parentPort?.on('message', (request: WorkerRequest) => {
  if ('rendered' in request) for (const page of request.rendered) processor.processIfWritten(page);
  else if ('names' in request) for (const name of request.names) processor.process(name);
  else {
    parentPort?.postMessage(processor.pages);
    processor.pages.clear();
  }
});
