import { CspEvaluator } from 'csp_evaluator';
import parser from 'csp_evaluator/dist/parser.js';
import { Severity } from 'csp_evaluator/dist/finding.js';

/** A finding of Google's csp_evaluator; `high`: it may be exploitable. */
export interface PolicyWeakness {
  text: string;
  high: boolean;
}

/**
 * The findings of csp_evaluator, without informational ones. A header can contain several policies, separated by commas;
 * browsers enforce all, so only findings in each of them count.
 */
export function findWeaknesses(header: string): PolicyWeakness[] {
  const [first = [], ...others] = header.split(',').map(evaluatePolicy);
  return first.filter(({ text }) => others.every((found) => found.some((each) => each.text === text)));
}

const evaluatePolicy = (policy: string): PolicyWeakness[] =>
  new CspEvaluator(new parser.CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ severity, directive, value, description }) => ({
      text: `${Severity[severity]} ${directive} ${value ?? ''}: ${description}`,
      high: severity <= Severity.SYNTAX,
    }));
