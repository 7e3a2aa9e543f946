import type { Column } from '#framework/doctypes'

export type Comparison = '=' | '!=' | '>' | '<' | '>=' | '<='

type Scalar = string | number

/** A filter that has been read and checked against the type's columns. */
export type Filter =
  | { readonly column: Column; readonly operator: Comparison; readonly value: Scalar }
  | { readonly column: Column; readonly operator: 'like' | 'not like'; readonly value: string }
  | { readonly column: Column; readonly operator: 'in' | 'not in'; readonly values: readonly Scalar[] }
  | { readonly column: Column; readonly operator: 'between'; readonly from: Scalar; readonly to: Scalar }
  | { readonly column: Column; readonly operator: 'is'; readonly isSet: boolean }

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
] as const

export type Operator = (typeof operators)[number]

export function isOperator(text: string): text is Operator {
  return operators.some((operator) => operator === text)
}
