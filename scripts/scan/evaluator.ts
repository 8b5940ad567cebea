import { CspEvaluator } from 'csp_evaluator';
import parser from 'csp_evaluator/dist/parser.js';
import { Severity } from 'csp_evaluator/dist/finding.js';

/** A finding of Google's csp_evaluator. */
export interface PolicyWeakness {
  text: string;
  /** Whether it may be exploitable. */
  isHigh: boolean;
}

/**
 * Returns the findings of csp_evaluator, except informational ones. A header can contain several policies, separated by commas.
 * Browsers enforce all of them, so only findings in each of them count.
 */
export function findWeaknesses(header: string): PolicyWeakness[] {
  const [first = [], ...others] = header.split(',').map(evaluatePolicy);
  return first.filter(({ text }) =>
    others.every((weaknesses) => weaknesses.some((weakness) => weakness.text === text)),
  );
}

const evaluatePolicy = (policy: string): PolicyWeakness[] =>
  new CspEvaluator(new parser.CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ severity, directive, value, description }) => ({
      text: `${Severity[severity]} ${directive} ${value ?? ''}: ${description}`,
      isHigh: severity <= Severity.SYNTAX,
    }));
