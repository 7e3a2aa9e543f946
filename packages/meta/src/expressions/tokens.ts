import { ExpressionError } from './expression.ts'

export interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end'
  readonly value: string
  /** Counted from 1. */
  readonly column: number
}

// The longest operator matches first. A lone = is read, so that the parser can refuse assignments.
const SIGN = /^(?:===|!==|==|!=|<=|>=|&&|\|\||\?\?|\?\.(?!\d)|[<>!+\-*/%()[\].,?:=])/

const NUMBER = /^(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\w$])/

const NAME = /^[A-Za-z_$][\w$]*/

const TEXT = /^(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

function unquoted(quoted: string): string {
  return quoted.slice(1, -1).replace(/\\(.)/g, (_all, letter: string) => escapes[letter] ?? letter)
}

const patterns = [
  { kind: 'number', pattern: NUMBER },
  { kind: 'text', pattern: TEXT },
  { kind: 'name', pattern: NAME },
  { kind: 'sign', pattern: SIGN },
] as const

function tokenAt(text: string, index: number): { readonly token: Token; readonly length: number } {
  const rest = text.slice(index)
  for (const { kind, pattern } of patterns) {
    const [found] = pattern.exec(rest) ?? []
    if (found === undefined) continue
    const value = kind === 'text' ? unquoted(found) : found
    return { token: { kind, value, column: index + 1 }, length: found.length }
  }
  const isOpen = rest.startsWith('"') || rest.startsWith("'")
  throw new ExpressionError(isOpen ? 'A text is not closed' : `${rest.charAt(0)} cannot be read`, index + 1)
}

export function tokensOf(text: string, start: number): readonly Token[] {
  const tokens: Token[] = []
  let index = start
  while (index < text.length) {
    if (/\s/.test(text.charAt(index))) {
      index += 1
      continue
    }
    const { token, length } = tokenAt(text, index)
    tokens.push(token)
    index += length
  }
  return [...tokens, { kind: 'end', value: '', column: text.length + 1 }]
}

const DEEPEST = 50

export interface TokenReader {
  peek(): Token
  take(): Token
  takeSign(sign: string): boolean
  requireSign(sign: string): void
  deeper<T>(read: () => T): T
}

function described(token: Token): string {
  return token.kind === 'end' ? 'the end' : token.value
}

export function tokenReader(tokens: readonly Token[]): TokenReader {
  const end: Token = tokens.at(-1) ?? { kind: 'end', value: '', column: 1 }
  let index = 0
  let depth = 0
  const peek = () => tokens[index] ?? end
  const take = () => {
    const token = peek()
    index += 1
    return token
  }
  const takeSign = (sign: string) => {
    const isNext = peek().kind === 'sign' && peek().value === sign
    if (isNext) index += 1
    return isNext
  }
  return {
    peek,
    take,
    takeSign,
    requireSign(sign) {
      if (!takeSign(sign))
        throw new ExpressionError(`Expected ${sign} but found ${described(peek())}`, peek().column)
    },
    deeper(read) {
      depth += 1
      if (depth > DEEPEST) throw new ExpressionError(`Nested more than ${DEEPEST} levels deep`, peek().column)
      const value = read()
      depth -= 1
      return value
    },
  }
}

export function unexpected(token: Token): ExpressionError {
  return new ExpressionError(`Did not expect ${described(token)}`, token.column)
}
