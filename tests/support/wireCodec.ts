import { type ResponseSchema, decodeRow, encodeRow, type Entity, type Problem } from '../../src/contract/schema.ts';
import { addReport } from '../../src/contract/listReport.ts';
import { dialect } from '../../src/contract/dialect.ts';
import type { Category, Product } from '../../src/contract/catalogue.ts';
import { encodeResponse, endpoints } from '../../src/contract/endpoints.ts';
import type { FieldCodec } from '../../src/contract/fieldCodecs.ts';

/** A schema of the contract. */
type Schema<T> = Entity<T> | FieldCodec<T> | ResponseSchema<T>;

type DecodeResult<T> = { success: true; data: T } | { success: false; problem: Problem };

/** Decodes a value from the wire with the site's dialect. @returns the value, or why it is invalid */
export function safeDecode<T>(schema: Schema<T>, wire: unknown): DecodeResult<T> {
  if ('fields' in schema) {
    const { value, problem } = decodeRow(schema, wire, dialect);
    return problem ? { success: false, problem } : { success: true, data: value };
  }
  try {
    const data = 'encode' in schema ? schema.decode(wire, dialect) : schema.decode(wire, dialect, addReport);
    const errorMessage = 'errorMessage' in schema ? schema.errorMessage : '';
    return data === undefined
      ? { success: false, problem: { field: '', reason: errorMessage } }
      : { success: true, data };
  } catch (error) {
    const { field = '', message } = error as Error & { field?: string };
    return { success: false, problem: { field, reason: message } };
  }
}

/** Decodes a value from the wire with the site's dialect. @throws Error if it is invalid */
export function decode<T>(schema: Schema<T>, wire: unknown): T {
  const result = safeDecode(schema, wire);
  if (!result.success) throw new Error(`${result.problem.field}: ${result.problem.reason}`);
  return result.data;
}

/** Encodes a value for the wire with the site's dialect. */
export function encode<T>(schema: Schema<T>, value: T): unknown {
  if ('fields' in schema) return encodeRow(schema, value, dialect);
  return 'encode' in schema ? schema.encode(value) : encodeResponse(schema, value, dialect);
}

/** Encodes a response with products. All endpoints that list products respond alike. */
export const encodeProducts = (products: readonly Product[]): unknown =>
  encode(endpoints.getProductosEnVenta.response, { items: [...products], rejected: [], missingFields: [] });

/** Encodes a response with categories. */
export const encodeCategories = (categories: readonly Category[]): unknown =>
  encode(endpoints.getCategorias.response, { items: [...categories], rejected: [], missingFields: [] });
