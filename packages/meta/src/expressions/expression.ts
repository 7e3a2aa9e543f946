export type Primitive = string | number | boolean | null | undefined

export type BinaryOperator =
  | '||'
  | '&&'
  | '??'
  | '=='
  | '!='
  | '==='
  | '!=='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'

export type UnaryOperator = '!' | '-' | '+'

export type Expression =
  | { readonly kind: 'literal'; readonly value: Primitive }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'doc' }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'member'; readonly of: Expression; readonly key: Expression }
  | {
      readonly kind: 'unary'
      readonly operator: UnaryOperator
      readonly operand: Expression
      readonly column: number
    }
  | {
      readonly kind: 'binary'
      readonly operator: BinaryOperator
      readonly left: Expression
      readonly right: Expression
      readonly column: number
    }
  | {
      readonly kind: 'choice'
      readonly condition: Expression
      readonly whenTrue: Expression
      readonly whenFalse: Expression
    }
  | {
      readonly kind: 'call'
      readonly name: string
      /** Receiver of a method call; null for a function. */
      readonly on: Expression | null
      readonly args: readonly Expression[]
      readonly column: number
    }

/** An error of an expression; `column` counts from 1 in its text. */
export class ExpressionError extends Error {
  readonly column: number

  constructor(message: string, column: number) {
    super(`${message} (column ${column})`)
    this.name = 'ExpressionError'
    this.column = column
  }
}
