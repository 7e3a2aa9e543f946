/** What is wrong with an expression, and where: `column` counts from 1 in the text as it was written. */
export class ExpressionError extends Error {
  readonly column: number

  constructor(message: string, column: number) {
    super(`${message} (column ${column})`)
    this.name = 'ExpressionError'
    this.column = column
  }
}
