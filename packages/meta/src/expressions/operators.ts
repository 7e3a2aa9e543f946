import { includes } from './calls.ts'
import { ExpressionError } from './expression-error.ts'
import type { BinaryOperator, Primitive, UnaryOperator } from './node.ts'
import { isPrimitive, LONGEST_TEXT, type Value } from './value.ts'

export type EagerOperator = Exclude<BinaryOperator, '||' | '&&' | '??'>

type PrimitiveOperator = Exclude<EagerOperator, 'in' | '==' | '!=' | '===' | '!=='>

/** Numbers and texts as JavaScript counts them; `any` primitive is turned into a number where the sign asks for one. */
const asNumber = (value: Primitive): number => Number(value)

function added(left: Primitive, right: Primitive): string | number {
  const isText = typeof left === 'string' || typeof right === 'string'
  return isText ? `${String(left)}${String(right)}` : asNumber(left) + asNumber(right)
}

function isLess(left: Primitive, right: Primitive): boolean {
  const areTexts = typeof left === 'string' && typeof right === 'string'
  return areTexts ? left < right : asNumber(left) < asNumber(right)
}

function isAtMost(left: Primitive, right: Primitive): boolean {
  const areTexts = typeof left === 'string' && typeof right === 'string'
  return areTexts ? left <= right : asNumber(left) <= asNumber(right)
}

const onPrimitives: Record<PrimitiveOperator, (left: Primitive, right: Primitive) => Primitive> = {
  '<': isLess,
  '<=': isAtMost,
  '>': (left, right) => isLess(right, left),
  '>=': (left, right) => isAtMost(right, left),
  '+': added,
  '-': (left, right) => asNumber(left) - asNumber(right),
  '*': (left, right) => asNumber(left) * asNumber(right),
  '/': (left, right) => asNumber(left) / asNumber(right),
  '%': (left, right) => asNumber(left) % asNumber(right),
}

function isNothing(value: Value): boolean {
  return value === null || value === undefined
}

/** JavaScript's `==` for primitives; lists and records equal only themselves. */
function isLooselyEqual(left: Value, right: Value): boolean {
  if (isNothing(left) || isNothing(right)) return isNothing(left) && isNothing(right)
  if (typeof left === typeof right || !isPrimitive(left) || !isPrimitive(right)) return left === right
  return Number(left) === Number(right)
}

/** `in` asks a list for a value and a record for a field of its own. */
function isIn(left: Value, right: Value): boolean {
  if (Array.isArray(right)) return includes(right, left)
  if (isPrimitive(right)) return includes(right, left)
  return typeof left === 'string' && Object.hasOwn(right, left)
}

function bounded(value: Primitive, column: number): Primitive {
  if (typeof value === 'string' && value.length > LONGEST_TEXT)
    throw new ExpressionError('The text grows too long', column)
  return value
}

interface Operation<Operator> {
  readonly operator: Operator
  readonly column: number
}

/** Refuses lists and records where a number or a text is needed, with the column of the sign. */
export function applyBinary(
  { operator, column }: Operation<EagerOperator>,
  left: Value,
  right: Value,
): Value {
  switch (operator) {
    case '==':
      return isLooselyEqual(left, right)
    case '!=':
      return !isLooselyEqual(left, right)
    case '===':
      return left === right
    case '!==':
      return left !== right
    case 'in':
      return isIn(left, right)
    default:
      if (isPrimitive(left) && isPrimitive(right)) return bounded(onPrimitives[operator](left, right), column)
      throw new ExpressionError(`${operator} does not work on lists or records`, column)
  }
}

export function applyUnary({ operator, column }: Operation<UnaryOperator>, operand: Value): Value {
  if (operator === '!') return !operand
  if (!isPrimitive(operand))
    throw new ExpressionError(`${operator} does not work on lists or records`, column)
  return operator === '-' ? -asNumber(operand) : asNumber(operand)
}
