import ts from 'typescript';
import { findCompatNode, toUnsupportedUse, type UnsupportedUse } from './compat.ts';
import { findUnsupportedInSelector } from './styleFeatures.ts';

/** TypeScript's names of built-in objects that MDN's data lists under another name. */
const builtinNames: Record<string, string> = {
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

/** Returns the possible paths of an interface in MDN's data. */
const toInterfacePaths = (name: string): string[][] => [
  ['javascript', 'builtins', ...(typedArray.test(name) ? ['TypedArray'] : [builtinNames[name] ?? name])],
  ['javascript', 'builtins', 'Intl', name],
  ['api', name],
];

/** Returns the possible keys of a member in MDN's data: `any`, `any_static`; for `onwheel` also `wheel_event`. */
const toMemberKeys = (name: string): string[] => [
  name,
  `${name}_static`,
  ...(/^on/.test(name) ? [`${name.slice(2)}_event`] : []),
];

/** Returns the possible paths of a global: `structuredClone`, `Temporal`, `requestIdleCallback`. */
const toGlobalPaths = (name: string): string[][] => [
  ['javascript', 'builtins', name],
  ...toMemberKeys(name).flatMap((key) => [
    ['api', key],
    ['api', 'Window', key],
    ['api', 'WorkerGlobalScope', key],
  ]),
];

/** Returns the use of the first path that MDN's data has; null if it has none, or if all browsers support one of the paths. */
function findUnsupportedUse(paths: readonly string[][], line: number): UnsupportedUse | null {
  const knownPaths = paths.filter((path) => findCompatNode(path)?.__compat);
  if (knownPaths.some((path) => toUnsupportedUse(path, line) === null)) return null;
  const [first] = knownPaths;
  return first ? toUnsupportedUse(first, line) : null;
}

/** Finds the names of a type's interfaces and of those that they extend. */
function findInterfaceNames(checker: ts.TypeChecker, type: ts.Type): string[] {
  const apparent = checker.getApparentType(type);
  if (apparent.isUnionOrIntersection()) return apparent.types.flatMap((part) => findInterfaceNames(checker, part));
  const name = (apparent.symbol as ts.Symbol | undefined)?.name.replace(/(?<=.)Constructor$/, '');
  const { target = apparent } = apparent as Partial<ts.TypeReference>;
  const bases = target.isClassOrInterface() ? checker.getBaseTypes(target) : [];
  return [...(name ? [name] : []), ...bases.flatMap((base) => findInterfaceNames(checker, base))];
}

const findUnsupportedAttribute = (tag: string, name: string, line: number): UnsupportedUse | null =>
  findUnsupportedUse(
    [
      ['html', 'elements', tag, name],
      ['html', 'global_attributes', name],
    ],
    line,
  );

/**
 * Finds unsupported features of an element: its tag, its attributes, and the keywords in their values.
 * @param attributes values by name; '' for an unknown value
 */
export const findUnsupportedInElement = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  line: number,
): UnsupportedUse[] =>
  [
    toUnsupportedUse(['html', 'elements', tag], line),
    ...Object.entries(attributes).flatMap(([attribute, value]) => {
      const name = attribute.toLowerCase();
      return [
        findUnsupportedAttribute(tag, name, line),
        ...value.split(/\s+/).map((keyword) => toUnsupportedUse(['html', 'elements', tag, name, keyword], line)),
      ];
    }),
  ].filter((use) => use !== null);

/** Web APIs in which members of unknown type are looked up, besides all built-in objects. */
const commonInterfaces = [
  'Element',
  'HTMLElement',
  'Document',
  'Node',
  'Event',
  'AbortSignal',
  'URL',
  'Request',
  'Response',
];

let memberPaths: Map<string, string[][]> | undefined;

/** Returns the possible paths of a member of unknown type. */
const findMemberPaths = (name: string): string[][] => (memberPaths ??= indexMemberPaths()).get(name) ?? [];

function indexMemberPaths(): Map<string, string[][]> {
  const pathsByName = new Map<string, string[][]>();
  const interfacePaths = [
    ...Object.keys(findCompatNode(['javascript', 'builtins']) ?? {}).map((name) => ['javascript', 'builtins', name]),
    ...commonInterfaces.map((name) => ['api', name]),
  ];
  for (const path of interfacePaths)
    for (const member of Object.keys(findCompatNode(path) ?? {})) {
      const name = member.replace(/_static$/, '');
      pathsByName.set(name, [...(pathsByName.get(name) ?? []), [...path, member]]);
    }
  return pathsByName;
}

interface ScriptOptions {
  /**
   * Reports a member of unknown type by its name, unless the oldest browsers support a member of that name. For built scripts,
   * which have few types.
   */
  matchesUntypedMembers?: boolean;
}

/**
 * Finds unsupported features of a script by the types of its expressions: `name.toWellFormed()` is a use if `name` is a string,
 * but not if it is an object of the project.
 */
export function findUnsupportedInScript(
  file: ts.SourceFile,
  program: ts.Program,
  { matchesUntypedMembers = false }: ScriptOptions = {},
): UnsupportedUse[] {
  const checker = program.getTypeChecker();
  const uses: UnsupportedUse[] = [];
  const report = (use: UnsupportedUse | null): void => {
    if (use) uses.push(use);
  };
  const findLine = (node: ts.Node): number => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  const isPlatformDeclaration = (declaration: ts.Declaration): boolean => {
    const source = declaration.getSourceFile();
    return program.isSourceFileDefaultLibrary(source) || source.fileName.includes('/node_modules/@types/');
  };
  /** Whether the project or a library declares a symbol, and not the platform. */
  const isOwnSymbol = (symbol: ts.Symbol | undefined): boolean =>
    symbol?.declarations?.some(isPlatformDeclaration) === false;

  const checkMember = (object: ts.Node, name: string, node: ts.Node): void => {
    const line = findLine(node);
    if (ts.isIdentifier(object) && /^(?:globalThis|window|self)$/.test(object.text)) {
      report(findUnsupportedUse(toGlobalPaths(name), line));
      return;
    }
    const type = checker.getTypeAtLocation(object);
    const symbol = checker.getPropertyOfType(checker.getApparentType(type), name);
    if (isOwnSymbol(symbol)) return;
    // `AbortSignal.any`: the type of an object with static members has no name.
    const objectNames =
      ts.isIdentifier(object) && !isOwnSymbol(checker.getSymbolAtLocation(object)) ? [object.text] : [];
    const interfaces = [...objectNames, ...findInterfaceNames(checker, type)].filter(
      (interfaceName) => interfaceName !== '__type',
    );
    const paths = interfaces.flatMap((interfaceName) =>
      toInterfacePaths(interfaceName).flatMap((path) => toMemberKeys(name).map((key) => [...path, key])),
    );
    const isUntyped = !symbol && (type.flags & ts.TypeFlags.Any) !== 0;
    if (paths.some((path) => findCompatNode(path)?.__compat)) report(findUnsupportedUse(paths, line));
    else if (matchesUntypedMembers && isUntyped) report(findUnsupportedUse(findMemberPaths(name), line));
  };

  const checkTree = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) checkMember(node.expression, node.name.text, node.name);
    else if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
      checkMember(node.expression, node.argumentExpression.text, node);
    else if (ts.isObjectBindingPattern(node) && ts.isVariableDeclaration(node.parent) && node.parent.initializer)
      for (const { propertyName, name } of node.elements) {
        const key = propertyName ?? name;
        if (ts.isIdentifier(key)) checkMember(node.parent.initializer, key.text, key);
      }
    else if (ts.isIdentifier(node) && isReference(node)) {
      if (!isOwnSymbol(checker.getSymbolAtLocation(node)))
        report(findUnsupportedUse(toGlobalPaths(node.text), findLine(node)));
    } else if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) checkElement(node);
    if (ts.isCallExpression(node)) {
      checkEventListener(node);
      checkSelector(node);
    }
    ts.forEachChild(node, checkTree);
  };

  const checkElement = (node: ts.JsxOpeningElement | ts.JsxSelfClosingElement): void => {
    const tag = node.tagName.getText(file);
    const attributes: [string, string][] = node.attributes.properties.flatMap((property) =>
      ts.isJsxAttribute(property) ? [[property.name.getText(file), '']] : [],
    );
    if (!/^[a-z]/.test(tag)) return;
    findUnsupportedInElement(tag, Object.fromEntries(attributes), findLine(node)).forEach(report);
  };

  /** Checks the event of `addEventListener('scrollend', …)`. */
  const checkEventListener = ({ expression, arguments: [type] }: ts.CallExpression): void => {
    const callee = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    if (!ts.isIdentifier(callee) || callee.text !== 'addEventListener' || !type || !ts.isStringLiteralLike(type))
      return;
    const targets = ts.isPropertyAccessExpression(expression)
      ? findInterfaceNames(checker, checker.getTypeAtLocation(expression.expression))
      : ['Window'];
    const paths = targets.map((target) => ['api', target, `${type.text}_event`]);
    report(findUnsupportedUse(paths, findLine(type)));
  };

  /** Checks the selector of `querySelector(':has(…)')`, which throws in browsers without support. */
  const checkSelector = ({ expression, arguments: [selector] }: ts.CallExpression): void => {
    if (!ts.isPropertyAccessExpression(expression) || !selector || !ts.isStringLiteralLike(selector)) return;
    if (!/^(?:querySelector(?:All)?|closest|matches)$/.test(expression.name.text)) return;
    for (const use of findUnsupportedInSelector(selector.text))
      report({ ...use, id: `scripts.${use.id}`, line: findLine(selector) });
  };
  checkTree(file);
  return uses;
}

/** Whether an identifier reads a variable, instead of declaring one, naming a member, or being part of a type. */
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
