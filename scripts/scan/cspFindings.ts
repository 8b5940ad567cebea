import { CspEvaluator } from 'csp_evaluator';
import parser from 'csp_evaluator/dist/parser.js';
import { Severity } from 'csp_evaluator/dist/finding.js';

/** A finding of Google's csp_evaluator. */
export interface CspFinding {
  text: string;
  /** Whether its severity is high, or it is a syntax error. */
  isHigh: boolean;
}

/**
 * Returns the findings of csp_evaluator, except informational ones. A header can contain several policies, separated by commas.
 * Browsers enforce all of them, so only findings in each of them count.
 */
export function findCspFindings(header: string): CspFinding[] {
  const [first = [], ...others] = header.split(',').map(evaluatePolicy);
  return first.filter(({ text }) => others.every((findings) => findings.some((finding) => finding.text === text)));
}

const evaluatePolicy = (policy: string): CspFinding[] =>
  new CspEvaluator(new parser.CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ severity, directive, value, description }) => ({
      text: `${Severity[severity]} ${directive} ${value ?? ''}: ${description}`,
      isHigh: severity <= Severity.SYNTAX,
    }));
