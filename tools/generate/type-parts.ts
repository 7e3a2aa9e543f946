import ts from 'typescript'

function isReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type
}

export function elementsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  return isReference(type) ? checker.getTypeArguments(type) : []
}

/** The types that a type is made of, one step in. */
export function partsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
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

/** The body of such an answer is a file, and no JSON. */
export function isDownload(type: ts.Type): boolean {
  return type.isClass() && type.symbol.name === 'Download'
}
