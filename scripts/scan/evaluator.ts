import { CspEvaluator } from 'csp_evaluator';
import parser from 'csp_evaluator/dist/parser.js';
import { Severity } from 'csp_evaluator/dist/finding.js';

/** A finding of Google's csp_evaluator, as text, and whether it may be a way in. */
export interface Weakness {
  text: string;
  high: boolean;
}

/** What csp_evaluator finds in a policy, whatever it only notes for information left out. */
export const weaknesses = (policy: string): Weakness[] =>
  new CspEvaluator(new parser.CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ severity, directive, value, description }) => ({
      text: `${Severity[severity]} ${directive} ${value ?? ''}: ${description}`,
      high: severity <= Severity.SYNTAX,
    }));
