import ts from 'typescript'

function isReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type
}

export function elementsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  return isReference(type) ? checker.getTypeArguments(type) : []
}

function partsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  if (type.isUnion()) return type.types
  if (checker.isArrayType(type) || checker.isTupleType(type)) return elementsOf(checker, type)
  if (!isObject(type)) return []
  const members = checker.getPropertiesOfType(type).map((member) => checker.getTypeOfSymbol(member))
  return [...members, ...checker.getIndexInfosOfType(type).map((info) => info.type)]
}

export function isObject(type: ts.Type): boolean {
  return hasFlag(type, ts.TypeFlags.Object | ts.TypeFlags.Intersection)
}

export function hasFlag(type: ts.Type, flags: ts.TypeFlags): boolean {
  return (type.flags & flags) !== 0
}

/** True for a result that is a file instead of JSON. */
export function isDownload(type: ts.Type): boolean {
  return type.isClass() && type.symbol.name === 'Download'
}

/** Depth limit, because a type that grows with each step would not end. */
const DEEPEST = 40

function canHaveName(checker: ts.TypeChecker, type: ts.Type): boolean {
  return !type.isUnion() && !checker.isArrayType(type) && !checker.isTupleType(type)
}

/** Object types that contain themselves, directly or nested. Only their name can be printed. */
export function recursiveTypes(checker: ts.TypeChecker, root: ts.Type): ReadonlySet<ts.Type> {
  const recursive = new Set<ts.Type>()
  const done = new Set<ts.Type>()

  const walk = (type: ts.Type, above: ReadonlySet<ts.Type>): void => {
    if (above.has(type)) recursive.add(type)
    if (above.has(type) || done.has(type)) return
    if (above.size > DEEPEST) throw new Error(`${checker.typeToString(root)} never ends`)
    const isNamed = canHaveName(checker, type)
    const path = isNamed ? new Set([...above, type]) : above
    for (const part of partsOf(checker, type)) walk(part, path)
    if (isNamed) done.add(type)
  }

  walk(root, new Set())
  return recursive
}
