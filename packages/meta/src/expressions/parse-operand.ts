import { functionNames, methodNames } from './calls.ts'
import { ExpressionError } from './expression-error.ts'
import type { Expression, Primitive, UnaryOperator } from './node.ts'
import { unexpected, type TokenReader } from './token-reader.ts'
import type { Token } from './tokens.ts'

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

/** Functions may have dots in their names: `frappe.datetime.get_today`. */
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

export function parseUnary(reader: TokenReader, parse: Parse): Expression {
  const { kind, value, column } = reader.peek()
  if (kind !== 'sign' || !isUnary(value)) return parsePostfix(reader, parse)
  reader.take()
  return reader.deeper(() => ({ kind: 'unary', operator: value, operand: parseUnary(reader, parse), column }))
}
