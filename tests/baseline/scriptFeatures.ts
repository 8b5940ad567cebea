import ts from 'typescript';
import { at, toFeatureUse, type FeatureUse } from './compat.ts';
import { usedBySelector } from './styles.ts';

/** How TypeScript calls what the language calls otherwise. */
const otherNames: Record<string, string> = {
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  IteratorObject: 'Iterator',
  ArrayIterator: 'Iterator',
  MapIterator: 'Iterator',
  SetIterator: 'Iterator',
  StringIterator: 'Iterator',
  RegExpStringIterator: 'Iterator',
  Generator: 'Iterator',
};
const typedArray = /^(?:Big)?(?:Uint|Int|Float)\d+(?:Clamped)?Array$/;

/** The places in MDN's data where an object's own things, or those of a global function, may stand. */
const placesOf = (owner: string): string[][] => [
  ['javascript', 'builtins', ...(typedArray.test(owner) ? ['TypedArray'] : [otherNames[owner] ?? owner])],
  ['javascript', 'builtins', 'Intl', owner],
  ['api', owner],
];

const namesIn = (name: string): string[] => [
  name,
  `${name}_static`,
  ...(/^on/.test(name) ? [`${name.slice(2)}_event`] : []),
];

/** Everything on globalThis: `structuredClone`, `Temporal`, `requestIdleCallback`. */
const globals = (name: string): string[][] => [
  ['javascript', 'builtins', name],
  ...namesIn(name).flatMap((each) => [
    ['api', each],
    ['api', 'Window', each],
    ['api', 'WorkerGlobalScope', each],
  ]),
];

/** The first of some places that MDN knows, as a use; null where none is known or one of them is there for all. */
function useAt(places: readonly string[][], line: number): FeatureUse | null {
  const known = places.filter((path) => at(path)?.__compat);
  if (known.some((path) => toFeatureUse(path, line) === null)) return null;
  const [first] = known;
  return first ? toFeatureUse(first, line) : null;
}

/** The interfaces of a value, and those that they extend. */
function ownersOf(checker: ts.TypeChecker, type: ts.Type): string[] {
  const apparent = checker.getApparentType(type);
  if (apparent.isUnionOrIntersection()) return apparent.types.flatMap((each) => ownersOf(checker, each));
  const own = (apparent.symbol as ts.Symbol | undefined)?.name.replace(/(?<=.)Constructor$/, '');
  const { target = apparent } = apparent as Partial<ts.TypeReference>;
  const bases = target.isClassOrInterface() ? checker.getBaseTypes(target) : [];
  return [...(own ? [own] : []), ...bases.flatMap((each) => ownersOf(checker, each))];
}

const attribute = (tag: string, name: string, line: number): FeatureUse | null =>
  useAt(
    [
      ['html', 'elements', tag, name],
      ['html', 'global_attributes', name],
    ],
    line,
  );

/**
 * An element, its attributes and what they say, where the oldest browsers lack it.
 * @param attributes each with its value; '' where that is not known
 */
export const usedByElement = (tag: string, attributes: Readonly<Record<string, string>>, line: number): FeatureUse[] =>
  [
    toFeatureUse(['html', 'elements', tag], line),
    ...Object.entries(attributes).flatMap(([name, value]) => [
      attribute(tag, name.toLowerCase(), line),
      ...value.split(/\s+/).map((word) => toFeatureUse(['html', 'elements', tag, name.toLowerCase(), word], line)),
    ]),
  ].filter((use) => use !== null);

/** Where a member of unknown type is looked for by its name. */
const guessed = ['Element', 'HTMLElement', 'Document', 'Node', 'Event', 'AbortSignal', 'URL', 'Request', 'Response'];

/** Where the language or the page has members of a name: of a value whose type nobody knows, it may be one of those. */
const membersNamed = (name: string): string[][] => (byName ??= membersByName()).get(name) ?? [];
let byName: Map<string, string[][]> | undefined;

function membersByName(): Map<string, string[][]> {
  const named = new Map<string, string[][]>();
  const owners = [
    ...Object.keys(at(['javascript', 'builtins']) ?? {}).map((owner) => ['javascript', 'builtins', owner]),
    ...guessed.map((owner) => ['api', owner]),
  ];
  for (const owner of owners)
    for (const member of Object.keys(at(owner) ?? {})) {
      const key = member.replace(/_static$/, '');
      named.set(key, [...(named.get(key) ?? []), [...owner, member]]);
    }
  return named;
}

/**
 * What a script uses of the language's library and of the web's that the oldest browsers lack, by the types of what it
 * calls: `name.toWellFormed()` of a text, not of a thing of our own.
 * @param guess judge a member of unknown type by its name, where nothing that they have has one of that name (for scripts
 * as they are built, which have few types)
 */
export function usedByScript(file: ts.SourceFile, program: ts.Program, guess = false): FeatureUse[] {
  const checker = program.getTypeChecker();
  const found: FeatureUse[] = [];
  const take = (use: FeatureUse | null): void => {
    if (use) found.push(use);
  };
  const lineOf = (node: ts.Node): number => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  const isTheirs = (declaration: ts.Declaration): boolean => {
    const from = declaration.getSourceFile();
    return program.isSourceFileDefaultLibrary(from) || from.fileName.includes('/node_modules/@types/');
  };
  const isOurs = (symbol: ts.Symbol | undefined): boolean => symbol?.declarations?.some(isTheirs) === false;

  const member = (of: ts.Node, name: string, node: ts.Node): void => {
    const line = lineOf(node);
    if (ts.isIdentifier(of) && /^(?:globalThis|window|self)$/.test(of.text)) {
      take(useAt(globals(name), line));
      return;
    }
    const type = checker.getTypeAtLocation(of);
    const symbol = checker.getPropertyOfType(checker.getApparentType(type), name);
    if (isOurs(symbol)) return;
    // `AbortSignal.any`: the type of what has static members has no name of its own.
    const own = ts.isIdentifier(of) && !isOurs(checker.getSymbolAtLocation(of)) ? [of.text] : [];
    const owners = [...own, ...ownersOf(checker, type)].filter((each) => each !== '__type');
    const places = owners.flatMap((owner) =>
      placesOf(owner).flatMap((place) => namesIn(name).map((each) => [...place, each])),
    );
    if (places.some((path) => at(path)?.__compat)) take(useAt(places, line));
    else if (guess && !symbol && (type.flags & ts.TypeFlags.Any) !== 0) take(useAt(membersNamed(name), line));
  };

  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) member(node.expression, node.name.text, node.name);
    else if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
      member(node.expression, node.argumentExpression.text, node);
    else if (ts.isObjectBindingPattern(node) && ts.isVariableDeclaration(node.parent) && node.parent.initializer)
      for (const { propertyName, name } of node.elements) {
        const key = propertyName ?? name;
        if (ts.isIdentifier(key)) member(node.parent.initializer, key.text, key);
      }
    else if (ts.isIdentifier(node) && isReference(node)) {
      if (!isOurs(checker.getSymbolAtLocation(node))) take(useAt(globals(node.text), lineOf(node)));
    } else if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText(file);
      const names: [string, string][] = node.attributes.properties.flatMap((each) =>
        ts.isJsxAttribute(each) ? [[each.name.getText(file), '']] : [],
      );
      if (/^[a-z]/.test(tag)) usedByElement(tag, Object.fromEntries(names), lineOf(node)).forEach(take);
    }
    if (ts.isCallExpression(node)) {
      event(node);
      selector(node);
    }
    ts.forEachChild(node, visit);
  };
  /** `addEventListener('scrollend', …)`. */
  const event = ({ expression, arguments: [type] }: ts.CallExpression): void => {
    const called = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    if (!ts.isIdentifier(called) || called.text !== 'addEventListener' || !type || !ts.isStringLiteralLike(type))
      return;
    const owners = ts.isPropertyAccessExpression(expression)
      ? ownersOf(checker, checker.getTypeAtLocation(expression.expression))
      : ['Window'];
    take(
      useAt(
        owners.map((owner) => ['api', owner, `${type.text}_event`]),
        lineOf(type),
      ),
    );
  };
  /** `querySelector(':has(…)')`, which throws where it is not known. */
  const selector = ({ expression, arguments: [text] }: ts.CallExpression): void => {
    if (!ts.isPropertyAccessExpression(expression) || !text || !ts.isStringLiteralLike(text)) return;
    if (!/^(?:querySelector(?:All)?|closest|matches)$/.test(expression.name.text)) return;
    for (const use of usedBySelector(text.text)) take({ ...use, id: `scripts.${use.id}`, line: lineOf(text) });
  };
  visit(file);
  return found;
}

/** Whether a name is read as a value, not declared, nor part of a type, nor a member's. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isTypeOfExpression(parent)) return false;
  if (ts.isBindingElement(parent) || ts.isVariableDeclaration(parent) || ts.isParameter(parent))
    return parent.initializer === node;
  return (
    ts.isCallExpression(parent) ||
    ts.isNewExpression(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isExpressionStatement(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isArrowFunction(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isAsExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    ts.isAwaitExpression(parent) ||
    ts.isSpreadElement(parent) ||
    ts.isElementAccessExpression(parent)
  );
}
