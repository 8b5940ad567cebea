import { sanitizeText } from '../../src/lib/sanitizeText.ts';
import { ApiError } from '../../src/api/apiError.ts';
import { findRemedy } from '../../src/api/nodeClient.ts';
import { InvalidResponseError } from '../../src/contract/responses.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { ResponseOf, Endpoint, RequestOf, ParsedList } from '../../src/contract/schema.ts';
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
  explainMissingEndpoints,
  findContentTypeWarning,
  type ApiVerdict,
  type VerdictWithoutSubject,
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
  verdicts: ApiVerdict[];
  client: RecordingClient;
  /** Errors of failed calls. */
  errors: ApiError[];
}

/**
 * Calls every read endpoint of the catalogue once, fetches a picture and a slide, and compares each with the contract.
 * Writes nothing, and reads no personal data except the given sale.
 */
export async function probeApi(
  config: HostConfig,
  fetch: typeof globalThis.fetch,
  options: ProbeOptions,
): Promise<ProbeResult> {
  const client = createRecordingClient(config, fetch);
  const verdicts: ApiVerdict[] = [];
  const errors: ApiError[] = [];

  async function probe<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    check: (response: ResponseOf<E>) => VerdictWithoutSubject,
  ): Promise<ResponseOf<E> | null> {
    const { response, verdict } = await callAndCheck();
    verdicts.push({
      subject: endpoint.name,
      ...verdict,
      ...findContentTypeWarning(client.lastResponse(endpoint.name)),
    });
    return response;

    async function callAndCheck() {
      try {
        const response = await client.callApi(endpoint, request);
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
  const categories = await probe(endpoints.getCategorias, undefined, checkNonEmptyList);
  const forSale = await probe(endpoints.getProductosEnVenta, { branch }, checkNonEmptyList);
  if (forSale) verdicts.push(...checkStock(forSale, client.lastResponse('getProductosEnVenta'), config.dialect));
  await probe(endpoints.getSucursales, undefined, (response) => checkBranches(response, branch));
  const slides = await probe(endpoints.getSliders, undefined, checkAnyList);
  await probe(endpoints.getProductosMasVisitados, undefined, checkAnyList);
  for (const name of productLists) await probe(endpoints[name], { branch }, checkAnyList);

  const category = categories?.items[0]?.name ?? '';
  if (category) await probe(endpoints.postObtenerProductosCategoria, { category, branch }, checkAnyList);
  const product = forSale?.items.find(({ image }) => image) ?? forSale?.items[0];
  const id = product?.id ?? forSale?.rows?.[0]?.value.id ?? '1';
  const term = product?.name ?? 'funda';
  const record = await probe(endpoints.postObtenervwProducto, { id, branch }, (response) => checkProduct(response, id));
  if (record) verdicts.push(...checkFieldNames(client.lastResponse('postObtenervwProducto'), config));
  const pictures = await probe(endpoints.postObtenerImagenesProducto, { id }, checkAnyList);
  await probe(endpoints.postBuscarProducto, { term: term.slice(0, 40), branch }, checkAnyList);
  await probe(endpoints.postBuscarProductosRelacionados, { term }, checkAnyList);
  const utilities = await probe(endpoints.listarUtilidades, undefined, checkAnyList);
  if (options.receipt)
    await probe(endpoints.postObtenerInformacionVenta, { receipt: options.receipt }, (sale) =>
      checkSale(sale, options.receipt ?? ''),
    );

  explainMissingEndpoints(verdicts, errors);
  const sample = record ?? product;
  const image = sample?.image || pictures?.items[0];
  verdicts.push(
    ...(await checkFiles(config, fetch, options, {
      picture: sample && image ? { id: sample.id, image } : null,
      slides: slides?.items ?? [],
      utilities: utilities?.items ?? [],
    })),
  );
  return { verdicts, client, errors };
}

function checkProduct(response: Product | null, id: string): VerdictWithoutSubject {
  return response
    ? { verdict: 'matches', note: `product ${id}` }
    : {
        verdict: 'differs',
        location: 'its record',
        note: `it has no product ${id}, though a list contains it. Check that branch ${branch} exists, and how bodies are read`,
      };
}

/** The field at which a response differs from the contract; undefined if it is not JSON. */
const fieldOf = ({ cause }: ApiError): string | undefined =>
  cause instanceof InvalidResponseError ? cause.field : undefined;

function toFailedVerdict(error: ApiError, client: RecordingClient): VerdictWithoutSubject {
  const message = sanitizeText(error.message.replace(`${error.endpoint}: `, ''), 500);
  if (error.reason === 'body')
    return { verdict: 'differs', ...describeEnvelope(message, fieldOf(error), client.lastResponse(error.endpoint)) };
  return { verdict: 'not reachable', note: `${message}. ${findRemedy(error)}` };
}
