import { foreignText } from '../../src/lib/foreignText.ts';
import { ApiError } from '../../src/api/errors.ts';
import { remedyOf } from '../../src/api/remedies.ts';
import type { ParsedList } from '../../src/contract/answers.ts';
import { calls } from '../../src/contract/callTable.ts';
import type { AnswerOf, Call, RequestOf } from '../../src/contract/call.ts';
import type { Product } from '../../src/contract/fields.ts';
import { mainBranch } from '../../src/shop.ts';
import { filesOf, type Files } from './namedFiles.ts';
import { hostOf, type Guess, type Host } from './askedHost.ts';
import { judgeAbsent } from './absentCalls.ts';
import { fieldNames } from './fieldNames.ts';
import {
  branchVerdict,
  dangerOf,
  envelopeVerdict,
  listVerdict,
  saleVerdict,
  stockVerdict,
  type Verdict,
} from './verdicts.ts';

const branch = mainBranch;
const productLists = [
  'getProductosMasVendidos',
  'postObtenerProductosEnOferta',
  'getProductosNuevos',
  'getProductosVendidosRecientemente',
] as const;

export interface SurveyOptions extends Files {
  /** Number of a sale that the owner names. */
  note?: string | undefined;
}

export interface Survey {
  verdicts: Verdict[];
  host: Host;
  /** Failures of calls, as they were thrown. */
  errors: ApiError[];
  /** A product that the host tells, with its picture where one has any. */
  product: Product | undefined;
}

/**
 * Asks a host every read of the catalogue once, a picture, a slide and the files of the utilities, and says of each
 * whether it is what the site takes. Nothing is written; personal is only the one sale that the owner names.
 */
export async function survey(guess: Guess, fetch: typeof globalThis.fetch, options: SurveyOptions): Promise<Survey> {
  const host = hostOf(guess, fetch);
  const verdicts: Verdict[] = [];
  const errors: ApiError[] = [];

  async function probe<C extends Call>(
    call: C,
    request: RequestOf<C>,
    judge: (answer: AnswerOf<C>) => Omit<Verdict, 'call'>,
  ): Promise<AnswerOf<C> | null> {
    const verdict = await ask();
    verdicts.push({ call: call.name, ...verdict.verdict, ...dangerOf(host.seen(call.name)) });
    return verdict.answer;

    async function ask() {
      try {
        const answer = await host.ask(call, request);
        return { answer, verdict: judge(answer) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        errors.push(error);
        return { answer: null, verdict: failure(error, host) };
      }
    }
  }

  const list = (answer: ParsedList<unknown>) => listVerdict(answer);
  const filled = (answer: ParsedList<unknown>) => listVerdict(answer, 1);
  const categories = await probe(calls.getCategorias, undefined, filled);
  const all = await probe(calls.getProductosEnVenta, { branch }, filled);
  if (all) verdicts.push(...stockVerdict(all, host.seen('getProductosEnVenta'), guess.dialect));
  await probe(calls.getSucursales, undefined, (answer) => branchVerdict(answer, branch));
  const sliders = await probe(calls.getSliders, undefined, list);
  await probe(calls.getProductosMasVisitados, undefined, list);
  for (const name of productLists) await probe(calls[name], { branch }, list);

  const category = categories?.items[0]?.name ?? '';
  if (category) await probe(calls.postObtenerProductosCategoria, { category, branch }, list);
  const product = all?.items.find(({ image }) => image) ?? all?.items[0];
  const [id, term] = [product?.id ?? all?.incomplete?.[0]?.id ?? '1', product?.name ?? 'funda'];
  const one = await probe(calls.postObtenervwProducto, { id, branch }, (answer) => oneVerdict(answer, id));
  if (one) verdicts.push(...fieldNames(host.seen('postObtenervwProducto'), guess));
  const pictures = await probe(calls.postObtenerImagenesProducto, { id }, list);
  await probe(calls.postBuscarProducto, { term: term.slice(0, 40), branch }, list);
  await probe(calls.postBuscarProductosRelacionados, { term }, list);
  const utilities = await probe(calls.listarUtilidades, undefined, list);
  if (options.note)
    await probe(calls.postObtenerInformacionVenta, { note: options.note }, (sale) =>
      saleVerdict(sale, options.note ?? ''),
    );

  judgeAbsent(verdicts, errors);
  const shown = one ?? product;
  const image = shown?.image || pictures?.items[0];
  verdicts.push(
    ...(await filesOf(guess, fetch, options, {
      picture: shown && image ? { id: shown.id, image } : null,
      slides: sliders?.items ?? [],
      utilities: utilities?.items ?? [],
    })),
  );
  return { verdicts, host, errors, product: shown };
}

function oneVerdict(answer: Product | null, id: string): Omit<Verdict, 'call'> {
  return answer
    ? { verdict: 'matches', note: `product ${id}` }
    : {
        verdict: 'differs',
        at: 'its record',
        note: `it has no product ${id}, though a list has. Check that branch ${branch} exists, and how bodies are read`,
      };
}

function failure(error: ApiError, host: Host): Omit<Verdict, 'call'> {
  const said = foreignText(error.message.replace(`${error.call}: `, ''), 500);
  if (error.reason === 'body') return { verdict: 'differs', ...envelopeVerdict(said, host.seen(error.call)) };
  return { verdict: 'not reachable', note: `${said}. ${remedyOf(error)}` };
}
