export { evaluate, holds, LONGEST_EXPRESSION, parseExpression } from './evaluate.ts'
export { ExpressionError } from './expression-error.ts'
export type { Expression } from './node.ts'
export { isDemanded, shownFields, type ConditionalField } from './shown-fields.ts'
