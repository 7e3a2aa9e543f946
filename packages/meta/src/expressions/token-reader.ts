import { ExpressionError } from './expression-error.ts'
import type { Token } from './tokens.ts'

const DEEPEST = 50

/** Walks along the words of an expression, and knows how deep it is inside brackets and signs. */
export interface TokenReader {
  peek(): Token
  take(): Token
  /** Takes the sign when it comes next. */
  takeSign(sign: string): boolean
  requireSign(sign: string): void
  /** Reads something nested; refuses what is nested too deeply. */
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
