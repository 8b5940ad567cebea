import { parse } from 'acorn';
import { parseDocument, DomUtils } from 'htmlparser2';
import ts from 'typescript';
import type { UnsupportedUseInFile } from './reportViolations.ts';
import { findUnsupportedInElement, findUnsupportedInScript } from './scriptFeatures.ts';
import { findUnsupportedInStyles } from './styleFeatures.ts';

/** The ECMAScript version that the oldest browsers parse. Vite lowers newer syntax, also of libraries, except in regular expressions. */
const ecmaVersion = 2022;

/** Texts of built files by path. */
export type BuiltTexts = ReadonlyMap<string, string>;

/** Finds syntax errors that the oldest browsers would report, with the paths of the scripts. */
export const findSyntaxErrors = (scripts: BuiltTexts): string[] =>
  [...scripts].flatMap(([path, text]) => {
    try {
      parse(text, { ecmaVersion, sourceType: 'module' });
      return [];
    } catch (error) {
      return [`${path}: ${String(error)}`];
    }
  });

/** Finds unsupported features of built scripts, libraries included. Looks members up by name, since built scripts have no types. */
export function findUnsupportedInBuiltScripts(scripts: BuiltTexts): UnsupportedUseInFile[] {
  const options: ts.CompilerOptions = {
    allowJs: true,
    noLib: true,
    noResolve: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
  };
  const host = ts.createCompilerHost(options);
  host.getSourceFile = (path, target) => {
    const text = scripts.get(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, target, true, ts.ScriptKind.JS);
  };
  const program = ts.createProgram([...scripts.keys()], options, host);
  return [...scripts.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    return file
      ? findUnsupportedInScript(file, program, { matchesUntypedMembers: true }).map((use) => ({ ...use, file: path }))
      : [];
  });
}

export const findUnsupportedInBuiltStyles = (styles: BuiltTexts): UnsupportedUseInFile[] =>
  [...styles].flatMap(([path, text]) => findUnsupportedInStyles(text).map((use) => ({ ...use, file: path })));

/** Finds unsupported elements and attributes of built pages. */
export const findUnsupportedInPages = (pages: BuiltTexts): UnsupportedUseInFile[] =>
  [...pages].flatMap(([path, text]) =>
    DomUtils.findAll(() => true, parseDocument(text).children).flatMap(({ name, attribs }) =>
      findUnsupportedInElement(name, attribs, 0).map((use) => ({ ...use, file: path })),
    ),
  );

/** Extracts the inline scripts of pages. Their paths consist of the page's path and an index: `/todos#0.js`. */
export const extractInlineScripts = (pages: BuiltTexts): BuiltTexts =>
  new Map(
    [...pages].flatMap(([path, text]) =>
      DomUtils.findAll(
        ({ name, attribs }) => name === 'script' && !attribs['src'] && !/json|rules/.test(attribs['type'] ?? ''),
        parseDocument(text).children,
      ).map((script, index) => [`${path}#${index}.js`, DomUtils.textContent(script)] as const),
    ),
  );
