import type { DocType } from '#framework/doctypes'
import type { Operand } from './sources.ts'

export type Comparison = '=' | '!=' | '>' | '<' | '>=' | '<='

export type Scalar = string | number

/** A question about a tree: which way, whether the document itself counts, and whether those found or all others are wanted. */
export interface TreeFilter {
  readonly operand: Operand
  readonly operator: 'tree'
  readonly tree: DocType
  readonly way: 'descendants' | 'ancestors'
  readonly isInclusive: boolean
  readonly isNegated: boolean
  readonly root: string
}

/** A filter that has been read and checked against what its caller may see. */
export type Filter =
  | { readonly operand: Operand; readonly operator: Comparison; readonly value: Scalar }
  | { readonly operand: Operand; readonly operator: 'like' | 'not like'; readonly value: string }
  | { readonly operand: Operand; readonly operator: 'in' | 'not in'; readonly values: readonly Scalar[] }
  | { readonly operand: Operand; readonly operator: 'between'; readonly from: Scalar; readonly to: Scalar }
  | { readonly operand: Operand; readonly operator: 'is'; readonly isSet: boolean }
  | TreeFilter

export const operators = [
  '=',
  '!=',
  '>',
  '<',
  '>=',
  '<=',
  'like',
  'not like',
  'in',
  'not in',
  'is',
  'between',
  'timespan',
  'previous',
  'next',
  'descendants of',
  'descendants of (inclusive)',
  'not descendants of',
  'ancestors of',
  'not ancestors of',
] as const

export type Operator = (typeof operators)[number]

export type TreeOperator = Extract<Operator, `${string} of${string}`>

export function isOperator(text: string): text is Operator {
  return operators.some((operator) => operator === text)
}

export function isTreeOperator(operator: Operator): operator is TreeOperator {
  return operator.includes(' of')
}
