import { ExpressionError } from './expression-error.ts'
import type { BinaryOperator, Expression } from './node.ts'
import { parseUnary } from './parse-operand.ts'
import { tokenReader, unexpected, type TokenReader } from './token-reader.ts'
import { tokensOf, type Token } from './tokens.ts'

/** Characters of the longest expression. */
export const LONGEST_EXPRESSION = 1000

const strengths: Readonly<Record<BinaryOperator, number>> = {
  '??': 1,
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '===': 3,
  '!==': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  in: 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
}

function isOperator(text: string): text is BinaryOperator {
  return Object.hasOwn(strengths, text)
}

function operatorOf({ kind, value }: Token): BinaryOperator | null {
  return (kind === 'sign' || kind === 'name') && isOperator(value) ? value : null
}

function parseBinary(reader: TokenReader, weakest: number): Expression {
  let left = parseUnary(reader, parseChoice)
  for (;;) {
    const operator = operatorOf(reader.peek())
    if (operator === null || strengths[operator] < weakest) return left
    const { column } = reader.take()
    const right = parseBinary(reader, strengths[operator] + 1)
    left = { kind: 'binary', operator, left, right, column }
  }
}

/** `a ? b : c`, or whatever is weaker than nothing. */
function parseChoice(reader: TokenReader): Expression {
  return reader.deeper(() => {
    const condition = parseBinary(reader, 0)
    if (!reader.takeSign('?')) return condition
    const whenTrue = parseChoice(reader)
    reader.requireSign(':')
    return { kind: 'choice', condition, whenTrue, whenFalse: parseChoice(reader) }
  })
}

const PREFIX = 'eval:'

/**
 * A condition as forms write it: a field's name, or `eval:` and an expression over `doc`. Throws ExpressionError, which
 * names the column.
 */
export function parseExpression(text: string): Expression {
  if (text.length > LONGEST_EXPRESSION)
    throw new ExpressionError(
      `An expression has at most ${LONGEST_EXPRESSION} characters`,
      LONGEST_EXPRESSION + 1,
    )
  const start = text.length - text.trimStart().length
  const isEval = text.startsWith(PREFIX, start)
  if (!isEval && /^[a-z_]\w*$/i.test(text.trim())) return { kind: 'field', name: text.trim() }
  if (!isEval) throw new ExpressionError('Write the name of a field, or eval: and an expression', start + 1)
  const reader = tokenReader(tokensOf(text, start + PREFIX.length))
  const expression = parseChoice(reader)
  if (reader.peek().kind !== 'end') throw unexpected(reader.peek())
  return expression
}
