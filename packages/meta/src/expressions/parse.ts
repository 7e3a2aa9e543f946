import {
  ExpressionError,
  type BinaryOperator,
  type Expression,
  type Primitive,
  type UnaryOperator,
} from './expression.ts'
import { tokenReader, unexpected, type TokenReader, tokensOf, type Token } from './tokens.ts'
import { functionNames, methodNames } from './value.ts'

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
 * Parses a condition of a form: a field's name, or `eval:` and an expression over `doc`. Throws ExpressionError, which
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

type Parse = (reader: TokenReader) => Expression

const words: ReadonlyMap<string, Primitive> = new Map<string, Primitive>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
])

function parseItems(reader: TokenReader, close: ')' | ']', parse: Parse): readonly Expression[] {
  const items: Expression[] = []
  while (!reader.takeSign(close)) {
    items.push(parse(reader))
    if (!reader.takeSign(',')) {
      reader.requireSign(close)
      break
    }
  }
  return items
}

/** Function names may contain dots: `frappe.datetime.get_today`. */
function parseFunction(reader: TokenReader, first: Token, parse: Parse): Expression {
  let name = first.value
  while (reader.takeSign('.')) name += `.${reader.take().value}`
  if (!functionNames.has(name)) throw new ExpressionError(`${name} is not known here`, first.column)
  reader.requireSign('(')
  return { kind: 'call', name, on: null, args: parseItems(reader, ')', parse), column: first.column }
}

function parseName(reader: TokenReader, token: Token, parse: Parse): Expression {
  if (words.has(token.value)) return { kind: 'literal', value: words.get(token.value) }
  return token.value === 'doc' ? { kind: 'doc' } : parseFunction(reader, token, parse)
}

function parseSign(reader: TokenReader, token: Token, parse: Parse): Expression {
  if (token.value === '[') return { kind: 'list', items: parseItems(reader, ']', parse) }
  if (token.value !== '(') throw unexpected(token)
  const inner = parse(reader)
  reader.requireSign(')')
  return inner
}

function parsePrimary(reader: TokenReader, parse: Parse): Expression {
  const token = reader.take()
  switch (token.kind) {
    case 'number':
      return { kind: 'literal', value: Number(token.value) }
    case 'text':
      return { kind: 'literal', value: token.value }
    case 'name':
      return parseName(reader, token, parse)
    case 'sign':
      return parseSign(reader, token, parse)
    case 'end':
      throw unexpected(token)
  }
}

function parseMember(reader: TokenReader, of: Expression, parse: Parse): Expression {
  const { kind, value, column } = reader.take()
  if (kind !== 'name') throw new ExpressionError('Expected a name after the dot', column)
  if (!reader.takeSign('(')) return { kind: 'member', of, key: { kind: 'literal', value } }
  if (!methodNames.has(value)) throw new ExpressionError(`${value}() cannot be called here`, column)
  return { kind: 'call', name: value, on: of, args: parseItems(reader, ')', parse), column }
}

/** A value with its members and calls: `doc.city.toLowerCase()`, `doc.rows[0].age`. */
function parsePostfix(reader: TokenReader, parse: Parse): Expression {
  let value = parsePrimary(reader, parse)
  for (;;) {
    if (reader.takeSign('.') || reader.takeSign('?.')) value = parseMember(reader, value, parse)
    else if (reader.takeSign('[')) {
      value = { kind: 'member', of: value, key: parse(reader) }
      reader.requireSign(']')
    } else return value
  }
}

function isUnary(text: string): text is UnaryOperator {
  return text === '!' || text === '-' || text === '+'
}

function parseUnary(reader: TokenReader, parse: Parse): Expression {
  const { kind, value, column } = reader.peek()
  if (kind !== 'sign' || !isUnary(value)) return parsePostfix(reader, parse)
  reader.take()
  return reader.deeper(() => ({ kind: 'unary', operator: value, operand: parseUnary(reader, parse), column }))
}
