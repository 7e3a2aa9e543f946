import ts from 'typescript'
import type { Schema } from '#framework/openapi'
import { recursiveTypes, elementsOf, hasFlag, isObject } from './type-parts.ts'
import { nameOf } from './type-text.ts'

export interface TypeSchema {
  readonly schema: Schema
  readonly named: ReadonlyMap<string, Schema>
}

const primitives: readonly (readonly [ts.TypeFlags, Schema])[] = [
  [ts.TypeFlags.Null, { type: 'null' }],
  [ts.TypeFlags.Unknown, {}],
  [ts.TypeFlags.StringLike, { type: 'string' }],
  [ts.TypeFlags.NumberLike, { type: 'number' }],
  [ts.TypeFlags.BooleanLike, { type: 'boolean' }],
]

function isNothing(type: ts.Type): boolean {
  return hasFlag(type, ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)
}

function literalOf(type: ts.Type): string | number | null {
  return type.isStringLiteral() || type.isNumberLiteral() ? type.value : null
}

/** Sorts by text, so that the order does not depend on the other compiled files. */
function byText(one: unknown, other: unknown): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1
}

function withoutDoubles(schemas: readonly Schema[]): readonly Schema[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()].toSorted(byText)
}

function plainType({ type, ...rest }: Schema): string | null {
  return typeof type === 'string' && Object.keys(rest).length === 0 ? type : null
}

function unionOf(schemas: readonly Schema[]): Schema {
  const [first, ...others] = withoutDoubles(schemas)
  if (!first || others.length === 0) return first ?? {}
  const types = [first, ...others].map(plainType).filter((type) => type !== null)
  return types.length === others.length + 1 ? { type: types } : { anyOf: [first, ...others] }
}

class SchemaMaker {
  readonly checker: ts.TypeChecker
  readonly recursive: ReadonlySet<ts.Type>
  readonly named = new Map<string, Schema>()

  constructor(checker: ts.TypeChecker, root: ts.Type) {
    this.checker = checker
    this.recursive = recursiveTypes(checker, root)
  }

  make(type: ts.Type): Schema {
    const literal = literalOf(type)
    if (literal !== null) return { const: literal }
    if (type.isUnion()) return this.makeUnion(type.types)
    return primitives.find(([flags]) => hasFlag(type, flags))?.[1] ?? this.makeStructure(type)
  }

  makeUnion(members: readonly ts.Type[]): Schema {
    const present = members.filter((member) => !isNothing(member))
    const literals = present.map(literalOf).filter((one) => one !== null)
    const rest = present.filter((one) => literalOf(one) === null).map((one) => this.make(one))
    const choice: readonly Schema[] =
      literals.length > 1 ? [{ enum: literals.toSorted(byText) }] : literals.map((one) => ({ const: one }))
    return unionOf([...choice, ...rest])
  }

  makeStructure(type: ts.Type): Schema {
    const elements = elementsOf(this.checker, type)
    if (this.checker.isTupleType(type))
      return { type: 'array', prefixItems: elements.map((element) => this.make(element)), items: false }
    if (this.checker.isArrayType(type))
      return { type: 'array', items: elements[0] ? this.make(elements[0]) : {} }
    if (!isObject(type)) return {}
    return this.recursive.has(type) ? this.makeNamed(type) : this.makeMembers(type)
  }

  makeNamed(type: ts.Type): Schema {
    const name = nameOf(type)
    if (!this.named.has(name)) {
      this.named.set(name, {})
      this.named.set(name, this.makeMembers(type))
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  makeMembers(type: ts.Type): Schema {
    const members = this.checker.getPropertiesOfType(type).flatMap((member) => this.makeMember(member))
    const [index] = this.checker.getIndexInfosOfType(type)
    const required = members.filter(({ isOptional }) => !isOptional).map(({ name }) => name)
    return {
      type: 'object',
      ...(members.length > 0
        ? { properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])) }
        : {}),
      ...(required.length > 0 ? { required } : {}),
      ...(index ? { additionalProperties: this.make(index.type) } : {}),
    }
  }

  makeMember(member: ts.Symbol) {
    const type = this.checker.getTypeOfSymbol(member)
    const parts = type.isUnion() ? type.types : [type]
    const present = parts.filter((part) => !isNothing(part))
    if (present.length === 0) return []
    const isOptional = present.length < parts.length || (member.flags & ts.SymbolFlags.Optional) !== 0
    const description = ts.displayPartsToString(member.getDocumentationComment(this.checker))
    const schema = this.makeUnion(present)
    return [{ name: member.name, isOptional, schema: description ? { ...schema, description } : schema }]
  }
}

export function typeSchema(checker: ts.TypeChecker, type: ts.Type): TypeSchema | null {
  const parts = type.isUnion() ? type.types : [type]
  if (parts.every((part) => isNothing(part) || hasFlag(part, ts.TypeFlags.Null))) return null
  const maker = new SchemaMaker(checker, type)
  return { schema: maker.make(type), named: maker.named }
}
