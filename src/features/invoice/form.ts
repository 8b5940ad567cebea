import type { FieldError } from '../../components/ErrorSummary.tsx';
import type { Errors } from './formRules.ts';
import { emptyValues, type FieldName, type Values } from './values.ts';

/** The id of a field in the page. */
export const fieldId = (name: FieldName): string => `factura-${name}`;

const names = Object.keys(emptyValues) as FieldName[];

/** The summary's lines, in the order of the fields. */
export const summaryOf = (errors: Errors): FieldError[] =>
  names.flatMap((name) => (errors[name] ? [{ id: fieldId(name), message: errors[name] }] : []));

/** What stands in the fields of the page itself. */
export const typedIn = (root: ParentNode): Partial<Values> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = root.querySelector<HTMLInputElement>(`#${fieldId(name)}`);
      return field ? [[name, field.value]] : [];
    }),
  );
