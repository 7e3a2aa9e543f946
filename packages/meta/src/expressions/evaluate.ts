import {
  callFunction,
  callMethod,
  includes,
  asValue,
  memberOf,
  type Value,
  isPrimitive,
  LONGEST_TEXT,
} from './value.ts'
import {
  ExpressionError,
  type Expression,
  type BinaryOperator,
  type Primitive,
  type UnaryOperator,
} from './expression.ts'
import { parseExpression } from './parse.ts'

type Document = Readonly<Record<string, unknown>>

interface Evaluation {
  readonly doc: Value
  readonly today: string
  steps: number
}

type Kind<K extends Expression['kind']> = Extract<Expression, { kind: K }>

// An expression of 1,000 characters has fewer parts; the limit is for trees that were not parsed here.
const MAX_STEPS = 2000

function valueOfBinary(node: Kind<'binary'>, evaluation: Evaluation): Value {
  const { operator, column } = node
  const left = valueOf(node.left, evaluation)
  switch (operator) {
    case '||':
      return left || valueOf(node.right, evaluation)
    case '&&':
      return left && valueOf(node.right, evaluation)
    case '??':
      return left ?? valueOf(node.right, evaluation)
    default:
      return applyBinary({ operator, column }, left, valueOf(node.right, evaluation))
  }
}

function valueOfCall({ name, on, args }: Kind<'call'>, evaluation: Evaluation): Value {
  const values = args.map((arg) => valueOf(arg, evaluation))
  return on === null
    ? callFunction(name, values, evaluation)
    : callMethod(name, valueOf(on, evaluation), values[0])
}

type Leaf = Kind<'literal' | 'doc' | 'field'>

function valueOfLeaf(node: Leaf, { doc }: Evaluation): Value {
  if (node.kind === 'literal') return node.value
  return node.kind === 'doc' ? doc : memberOf(doc, node.name)
}

function valueOf(node: Expression, evaluation: Evaluation): Value {
  evaluation.steps += 1
  if (evaluation.steps > MAX_STEPS) throw new ExpressionError('The expression takes too many steps', 1)
  switch (node.kind) {
    case 'list':
      return node.items.map((item) => valueOf(item, evaluation))
    case 'member':
      return memberOf(valueOf(node.of, evaluation), valueOf(node.key, evaluation))
    case 'unary':
      return applyUnary(node, valueOf(node.operand, evaluation))
    case 'binary':
      return valueOfBinary(node, evaluation)
    case 'choice':
      return valueOf(valueOf(node.condition, evaluation) ? node.whenTrue : node.whenFalse, evaluation)
    case 'call':
      return valueOfCall(node, evaluation)
    default:
      return valueOfLeaf(node, evaluation)
  }
}

/**
 * Evaluates an expression for a document. Only its own fields are visible; missing ones are undefined. Throws
 * ExpressionError only.
 */
export function evaluate(expression: Expression, doc: Document, today = ''): Value {
  return valueOf(expression, { doc: asValue(doc), today, steps: 0 })
}

const MAX_KNOWN = 1000

const known = new Map<string, Expression>()

function parsedOnce(text: string): Expression {
  const expression = known.get(text) ?? parseExpression(text)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(text, expression)
  return expression
}

/**
 * True when a condition like `eval:doc.age < 18` holds; a list holds when it has rows, and an empty condition always.
 */
export function holds(condition: string | null | undefined, doc: Document, today = ''): boolean {
  if (condition === null || condition === undefined || condition.trim() === '') return true
  const value = evaluate(parsedOnce(condition), doc, today)
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

type EagerOperator = Exclude<BinaryOperator, '||' | '&&' | '??'>

type PrimitiveOperator = Exclude<EagerOperator, 'in' | '==' | '!=' | '===' | '!=='>

/** Converts as JavaScript does: operators on numbers convert any primitive. */
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

/** `in` searches a list for a value and a record for a field of its own. */
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

/** Refuses lists and records as operands, with the column of the operator. */
function applyBinary({ operator, column }: Operation<EagerOperator>, left: Value, right: Value): Value {
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

function applyUnary({ operator, column }: Operation<UnaryOperator>, operand: Value): Value {
  if (operator === '!') return !operand
  if (!isPrimitive(operand))
    throw new ExpressionError(`${operator} does not work on lists or records`, column)
  return operator === '-' ? -asNumber(operand) : asNumber(operand)
}
