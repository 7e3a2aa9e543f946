import { callFunction, callMethod } from './calls.ts'
import { ExpressionError } from './expression-error.ts'
import type { Expression } from './node.ts'
import { applyBinary, applyUnary } from './operators.ts'
import { parseExpression } from './parse.ts'
import { asValue, memberOf, type Value } from './value.ts'

type Document = Readonly<Record<string, unknown>>

interface Evaluation {
  readonly doc: Value
  readonly today: string
  steps: number
}

type Kind<K extends Expression['kind']> = Extract<Expression, { kind: K }>

// An expression of 1,000 characters has fewer parts than this; the bound is for trees that were not parsed here.
const MOST_STEPS = 2000

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
  if (evaluation.steps > MOST_STEPS) throw new ExpressionError('The expression takes too many steps', 1)
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
 * The value of an expression for a document. Only the document's own fields are seen; what is missing, and every member
 * of nothing, is undefined. Throws ExpressionError and nothing else.
 */
export function evaluate(expression: Expression, doc: Document, today = ''): Value {
  return valueOf(expression, { doc: asValue(doc), today, steps: 0 })
}

const MOST_KNOWN = 1000
const known = new Map<string, Expression>()

function parsedOnce(text: string): Expression {
  const expression = known.get(text) ?? parseExpression(text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, expression)
  return expression
}

/** Whether a condition like `eval:doc.age < 18` holds; a list holds when it has rows, and no condition always does. */
export function holds(condition: string | null | undefined, doc: Document, today = ''): boolean {
  if (condition === null || condition === undefined || condition.trim() === '') return true
  const value = evaluate(parsedOnce(condition), doc, today)
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}
