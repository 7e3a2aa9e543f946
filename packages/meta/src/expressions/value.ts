import type { Primitive } from './expression.ts'
import { isDate } from '../dates.ts'

export type Value = Primitive | readonly Value[] | { readonly [field: string]: Value }

/** Characters of the longest text that an expression creates. */
export const LONGEST_TEXT = 100_000

export function isPrimitive(value: Value): value is Primitive {
  return value === null || typeof value !== 'object'
}

function isRecord(value: unknown): value is Readonly<Record<string, Value>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Functions, symbols and the like become undefined. */
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

/** Own members only: fields of a record, rows of a list, characters of a text; nothing inherited. */
export function memberOf(container: Value, key: Value): Value {
  if (key === 'length' && (typeof container === 'string' || Array.isArray(container))) return container.length
  if (typeof key !== 'string' && typeof key !== 'number') return undefined
  if (isPrimitive(container) || !Object.hasOwn(container, key)) return undefined
  return asValue(Object.getOwnPropertyDescriptor(container, key)?.value)
}

const asText = (value: Value): string => (isPrimitive(value) ? String(value ?? '') : '')

function asNumber(value: Value): number {
  const number = isPrimitive(value) ? Number(value ?? 0) : 0
  return Number.isFinite(number) ? number : 0
}

export function includes(container: Value, part: Value): boolean {
  if (Array.isArray(container)) return container.includes(part)
  return typeof container === 'string' && isPrimitive(part) && container.includes(String(part))
}

const ofText = (run: (text: string, part: string) => Value) => (container: Value, part: Value) =>
  typeof container === 'string' ? run(container.slice(0, LONGEST_TEXT), asText(part)) : undefined

type Method = (on: Value, argument: Value) => Value

const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['includes', includes],
  ['startsWith', ofText((text, part) => text.startsWith(part))],
  ['endsWith', ofText((text, part) => text.endsWith(part))],
  ['toLowerCase', ofText((text) => text.toLowerCase())],
  ['toUpperCase', ofText((text) => text.toUpperCase())],
  ['trim', ofText((text) => text.trim())],
])

interface EvaluationContext {
  /** 'YYYY-MM-DD' */
  readonly today: string
}

type Function = (args: readonly Value[], context: EvaluationContext) => Value

const today: Function = (_args, context) => context.today

const age: Function = ([born], context) => {
  if (typeof born !== 'string' || !isDate(born.slice(0, 10))) return undefined
  const years = Number(context.today.slice(0, 4)) - Number(born.slice(0, 4))
  return born.slice(5, 10) <= context.today.slice(5, 10) ? years : years - 1
}

const functions: ReadonlyMap<string, Function> = new Map<string, Function>([
  ['today', today],
  ['age', age],
  ['frappe.datetime.get_today', today],
  ['frappe.datetime.nowdate', today],
  ['cint', ([value]) => Math.trunc(asNumber(value))],
  ['flt', ([value]) => asNumber(value)],
  ['cstr', ([value]) => asText(value)],
  ['in_list', ([list, value]) => includes(list, value)],
])

export const methodNames: ReadonlySet<string> = new Set(methods.keys())

export const functionNames: ReadonlySet<string> = new Set(functions.keys())

export function callMethod(name: string, on: Value, argument: Value): Value {
  return methods.get(name)?.(on, argument)
}

export function callFunction(name: string, args: readonly Value[], context: EvaluationContext): Value {
  return functions.get(name)?.(args, context)
}
