import { CspEvaluator } from 'csp_evaluator';
import parser from 'csp_evaluator/dist/parser.js';
import { Severity } from 'csp_evaluator/dist/finding.js';

/** A finding of Google's csp_evaluator, as text, and whether it may be a way in. */
export interface Weakness {
  text: string;
  high: boolean;
}

/**
 * What csp_evaluator finds in a policy, whatever it only notes for information left out. Of several, which browsers hold
 * one and all (a comma stands between them in a header), only what it finds in each.
 */
export function weaknesses(header: string): Weakness[] {
  const [first = [], ...others] = header.split(',').map(weaknessesOf);
  return first.filter(({ text }) => others.every((found) => found.some((each) => each.text === text)));
}

const weaknessesOf = (policy: string): Weakness[] =>
  new CspEvaluator(new parser.CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ severity, directive, value, description }) => ({
      text: `${Severity[severity]} ${directive} ${value ?? ''}: ${description}`,
      high: severity <= Severity.SYNTAX,
    }));
