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
  checkBranches,
  checkFieldNames,
  checkList,
  checkSale,
  checkStock,
  describeEnvelope,
  explainMissingCalls,
  findTypeWarning,
  type CallVerdict,
} from './verdicts.ts';

const branch = mainBranch;
const productLists = [
  'getProductosMasVendidos',
  'postObtenerProductosEnOferta',
  'getProductosNuevos',
  'getProductosVendidosRecientemente',
] as const;

export interface ProbeOptions extends FileOptions {
  /** Number of a sale, from the command line. */
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
 * Makes every reading call of the catalogue once, fetches a picture and a slide, and compares each with the contract.
 * Writes nothing, and reads no personal data except the given sale.
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
    check: (response: ResponseOf<C>) => Omit<CallVerdict, 'call'>,
  ): Promise<ResponseOf<C> | null> {
    const { response, verdict } = await callAndCheck();
    verdicts.push({ call: call.name, ...verdict, ...findTypeWarning(client.lastResponse(call.name)) });
    return response;

    async function callAndCheck() {
      try {
        const response = await client.callApi(call, request);
        return { response, verdict: check(response) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        errors.push(error);
        return { response: null, verdict: toFailedVerdict(error, client) };
      }
    }
  }

  const checkAnyList = (response: ParsedList<unknown>) => checkList(response);
  const checkNonEmptyList = (response: ParsedList<unknown>) => checkList(response, 1);
  const categories = await probe(calls.getCategorias, undefined, checkNonEmptyList);
  const forSale = await probe(calls.getProductosEnVenta, { branch }, checkNonEmptyList);
  if (forSale) verdicts.push(...checkStock(forSale, client.lastResponse('getProductosEnVenta'), config.dialect));
  await probe(calls.getSucursales, undefined, (response) => checkBranches(response, branch));
  const sliders = await probe(calls.getSliders, undefined, checkAnyList);
  await probe(calls.getProductosMasVisitados, undefined, checkAnyList);
  for (const name of productLists) await probe(calls[name], { branch }, checkAnyList);

  const category = categories?.items[0]?.name ?? '';
  if (category) await probe(calls.postObtenerProductosCategoria, { category, branch }, checkAnyList);
  const product = forSale?.items.find(({ image }) => image) ?? forSale?.items[0];
  const id = product?.id ?? forSale?.rows?.[0]?.value.id ?? '1';
  const term = product?.name ?? 'funda';
  const record = await probe(calls.postObtenervwProducto, { id, branch }, (response) => checkProduct(response, id));
  if (record) verdicts.push(...checkFieldNames(client.lastResponse('postObtenervwProducto'), config));
  const pictures = await probe(calls.postObtenerImagenesProducto, { id }, checkAnyList);
  await probe(calls.postBuscarProducto, { term: term.slice(0, 40), branch }, checkAnyList);
  await probe(calls.postBuscarProductosRelacionados, { term }, checkAnyList);
  const utilities = await probe(calls.listarUtilidades, undefined, checkAnyList);
  if (options.receipt)
    await probe(calls.postObtenerInformacionVenta, { receipt: options.receipt }, (sale) =>
      checkSale(sale, options.receipt ?? ''),
    );

  explainMissingCalls(verdicts, errors);
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

function checkProduct(response: Product | null, id: string): Omit<CallVerdict, 'call'> {
  return response
    ? { verdict: 'matches', note: `product ${id}` }
    : {
        verdict: 'differs',
        location: 'its record',
        note: `it has no product ${id}, though a list contains it. Check that branch ${branch} exists, and how bodies are read`,
      };
}

function toFailedVerdict(error: ApiError, client: RecordingClient): Omit<CallVerdict, 'call'> {
  const message = sanitizeText(error.message.replace(`${error.call}: `, ''), 500);
  if (error.reason === 'body')
    return { verdict: 'differs', ...describeEnvelope(message, client.lastResponse(error.call)) };
  return { verdict: 'not reachable', note: `${message}. ${findRemedy(error)}` };
}
