import { sanitizeText } from '../../src/lib/sanitizeText.ts';
import { ApiError } from '../../src/api/apiError.ts';
import { findRemedy } from '../../src/api/nodeClient.ts';
import { calls } from '../../src/contract/callTable.ts';
import type { ResponseOf, Call, RequestOf, ParsedList } from '../../src/contract/schema.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { mainBranch } from '../../src/shop.ts';
import { checkFiles, type FileOptions } from './fileChecks.ts';
import { createRecordingClient, type HostConfig, type RecordingClient } from './recordingClient.ts';
import {
  explainAbsentCalls,
  branchVerdict,
  findTypeWarning,
  envelopeVerdict,
  listVerdict,
  saleVerdict,
  stockVerdict,
  type CallVerdict,
} from './verdicts.ts';
import { checkFieldNames } from './fieldNames.ts';

const branch = mainBranch;
const productLists = [
  'getProductosMasVendidos',
  'postObtenerProductosEnOferta',
  'getProductosNuevos',
  'getProductosVendidosRecientemente',
] as const;

export interface ProbeOptions extends FileOptions {
  /** Number of a sale, given by the owner. */
  receipt?: string | undefined;
}

export interface ProbeResult {
  verdicts: CallVerdict[];
  client: RecordingClient;
  /** Errors of failed calls. */
  errors: ApiError[];
  /** A product of the host, preferably with a picture. */
  product: Product | undefined;
}

/**
 * Makes every reading call of the catalogue once, fetches a picture, a slide and the utilities, and compares each with
 * the contract. Writes nothing, and reads no personal data except the sale that the owner names.
 */
export async function probeApi(
  config: HostConfig,
  fetch: typeof globalThis.fetch,
  options: ProbeOptions,
): Promise<ProbeResult> {
  const client = createRecordingClient(config, fetch);
  const verdicts: CallVerdict[] = [];
  const errors: ApiError[] = [];

  async function probe<C extends Call>(
    call: C,
    request: RequestOf<C>,
    judge: (response: ResponseOf<C>) => Omit<CallVerdict, 'call'>,
  ): Promise<ResponseOf<C> | null> {
    const { response, verdict } = await callAndJudge();
    verdicts.push({ call: call.name, ...verdict, ...findTypeWarning(client.lastResponse(call.name)) });
    return response;

    async function callAndJudge() {
      try {
        const response = await client.callApi(call, request);
        return { response, verdict: judge(response) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        errors.push(error);
        return { response: null, verdict: toFailure(error, client) };
      }
    }
  }

  const anyList = (response: ParsedList<unknown>) => listVerdict(response);
  const nonEmptyList = (response: ParsedList<unknown>) => listVerdict(response, 1);
  const categories = await probe(calls.getCategorias, undefined, nonEmptyList);
  const forSale = await probe(calls.getProductosEnVenta, { branch }, nonEmptyList);
  if (forSale) verdicts.push(...stockVerdict(forSale, client.lastResponse('getProductosEnVenta'), config.dialect));
  await probe(calls.getSucursales, undefined, (response) => branchVerdict(response, branch));
  const sliders = await probe(calls.getSliders, undefined, anyList);
  await probe(calls.getProductosMasVisitados, undefined, anyList);
  for (const name of productLists) await probe(calls[name], { branch }, anyList);

  const category = categories?.items[0]?.name ?? '';
  if (category) await probe(calls.postObtenerProductosCategoria, { category, branch }, anyList);
  const product = forSale?.items.find(({ image }) => image) ?? forSale?.items[0];
  const id = product?.id ?? forSale?.incomplete?.[0]?.id ?? '1';
  const term = product?.name ?? 'funda';
  const record = await probe(calls.postObtenervwProducto, { id, branch }, (response) => productVerdict(response, id));
  if (record) verdicts.push(...checkFieldNames(client.lastResponse('postObtenervwProducto'), config));
  const pictures = await probe(calls.postObtenerImagenesProducto, { id }, anyList);
  await probe(calls.postBuscarProducto, { term: term.slice(0, 40), branch }, anyList);
  await probe(calls.postBuscarProductosRelacionados, { term }, anyList);
  const utilities = await probe(calls.listarUtilidades, undefined, anyList);
  if (options.receipt)
    await probe(calls.postObtenerInformacionVenta, { receipt: options.receipt }, (sale) =>
      saleVerdict(sale, options.receipt ?? ''),
    );

  explainAbsentCalls(verdicts, errors);
  const sample = record ?? product;
  const image = sample?.image || pictures?.items[0];
  verdicts.push(
    ...(await checkFiles(config, fetch, options, {
      picture: sample && image ? { id: sample.id, image } : null,
      slides: sliders?.items ?? [],
      utilities: utilities?.items ?? [],
    })),
  );
  return { verdicts, client, errors, product: sample };
}

function productVerdict(response: Product | null, id: string): Omit<CallVerdict, 'call'> {
  return response
    ? { verdict: 'matches', note: `product ${id}` }
    : {
        verdict: 'differs',
        at: 'its record',
        note: `it has no product ${id}, though a list contains it. Check that branch ${branch} exists, and how bodies are read`,
      };
}

function toFailure(error: ApiError, client: RecordingClient): Omit<CallVerdict, 'call'> {
  const message = sanitizeText(error.message.replace(`${error.call}: `, ''), 500);
  if (error.reason === 'body')
    return { verdict: 'differs', ...envelopeVerdict(message, client.lastResponse(error.call)) };
  return { verdict: 'not reachable', note: `${message}. ${findRemedy(error)}` };
}
