type Answer = Readonly<Record<string, unknown>>

/** The service answered something that its documentation does not know. */
export class StrangeAnswer extends Error {}

export function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function partIn(answer: unknown, field: string): unknown {
  return isAnswer(answer) ? answer[field] : undefined
}

export function textIn(answer: unknown, field: string): string | null {
  const value = partIn(answer, field)
  return typeof value === 'string' && value !== '' ? value : null
}

export function wholeIn(answer: unknown, field: string): number | null {
  const value = partIn(answer, field)
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}

function required<T>(value: T | null, field: string): T {
  if (value === null) throw new StrangeAnswer(`The answer has no ${field}`)
  return value
}

export const requiredText = (answer: unknown, field: string): string => required(textIn(answer, field), field)

/** An amount that is no whole number of minor units is never rounded: it is not understood. */
export const requiredWhole = (answer: unknown, field: string): number =>
  required(wholeIn(answer, field), field)

/** The rows of a collection, as the service wraps them. */
export function itemsIn(answer: unknown): readonly unknown[] {
  const items = partIn(answer, 'items')
  if (!Array.isArray(items)) throw new StrangeAnswer('The answer is not a collection')
  return items
}
