import type ts from 'typescript'
import { partsOf } from './type-parts.ts'

/** Deeper than any answer of ours; a type that grows with each step would never end. */
const DEEPEST = 40

function canHaveName(checker: ts.TypeChecker, type: ts.Type): boolean {
  return !type.isUnion() && !checker.isArrayType(type) && !checker.isTupleType(type)
}

/** The object types that hold themselves, directly or further in. They can only be printed by name. */
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
