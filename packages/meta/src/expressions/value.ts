import type { Primitive } from './node.ts'

/** What an expression works with: what JSON can say, and undefined. */
export type Value = Primitive | readonly Value[] | { readonly [field: string]: Value }

/** Characters of the longest text that an expression makes. */
export const LONGEST_TEXT = 100_000

export function isPrimitive(value: Value): value is Primitive {
  return value === null || typeof value !== 'object'
}

function isRecord(value: unknown): value is Readonly<Record<string, Value>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Functions, symbols and the like are nothing. */
export function asValue(value: unknown): Value {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value
    case 'object':
      if (value === null || isRecord(value)) return value
      return Array.isArray(value) ? value.map(asValue) : undefined
    default:
      return undefined
  }
}

/** A field of a record, a row of a list, a letter's place of a text: only what the value itself holds, nothing inherited. */
export function memberOf(container: Value, key: Value): Value {
  if (key === 'length' && (typeof container === 'string' || Array.isArray(container))) return container.length
  if (typeof key !== 'string' && typeof key !== 'number') return undefined
  if (isPrimitive(container) || !Object.hasOwn(container, key)) return undefined
  return asValue(Object.getOwnPropertyDescriptor(container, key)?.value)
}
