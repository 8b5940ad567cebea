import { parse } from 'acorn';
import { parseDocument, DomUtils } from 'htmlparser2';
import ts from 'typescript';
import type { Found } from './judge.ts';
import { usedByElement, usedByScript } from './scripts.ts';
import { usedByStyles } from './styles.ts';

/** The year of the language that the oldest browsers read; Vite lowers to them, library by library, all but regular expressions. */
const year = 2022;

/** What files are made of, as they are built: each by its path. */
export type Files = ReadonlyMap<string, string>;

/** Scripts that the oldest browsers can't even read, with the reason. */
export const unreadable = (scripts: Files): string[] =>
  [...scripts].flatMap(([path, text]) => {
    try {
      parse(text, { ecmaVersion: year, sourceType: 'module' });
      return [];
    } catch (error) {
      return [`${path}: ${String(error)}`];
    }
  });

/** What built scripts use, libraries too; by the names of members, as they have no types. */
export function usedByBuiltScripts(scripts: Files): Found[] {
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
    return file ? usedByScript(file, program, true).map((use) => ({ ...use, file: path })) : [];
  });
}

export const usedByBuiltStyles = (styles: Files): Found[] =>
  [...styles].flatMap(([path, text]) => usedByStyles(text).map((use) => ({ ...use, file: path })));

/** The elements and attributes of pages. */
export const usedByPages = (pages: Files): Found[] =>
  [...pages].flatMap(([path, text]) =>
    DomUtils.findAll(() => true, parseDocument(text).children).flatMap(({ name, attribs }) =>
      usedByElement(name, attribs, 0).map((use) => ({ ...use, file: path })),
    ),
  );

/** The scripts that stand in pages themselves. */
export const inlineScripts = (pages: Files): Files =>
  new Map(
    [...pages].flatMap(([path, text]) =>
      DomUtils.findAll(
        ({ name, attribs }) => name === 'script' && !attribs['src'] && !/json|rules/.test(attribs['type'] ?? ''),
        parseDocument(text).children,
      ).map((script, index) => [`${path}#${index}.js`, DomUtils.textContent(script)] as const),
    ),
  );
