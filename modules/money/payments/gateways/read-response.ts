type JsonObject = Readonly<Record<string, unknown>>

export class UnexpectedResponse extends Error {}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function readField(response: unknown, field: string): unknown {
  return isJsonObject(response) ? response[field] : undefined
}

export function readText(response: unknown, field: string): string | null {
  const value = readField(response, field)
  return typeof value === 'string' && value !== '' ? value : null
}

export function readInteger(response: unknown, field: string): number | null {
  const value = readField(response, field)
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}

function required<T>(value: T | null, field: string): T {
  if (value === null) throw new UnexpectedResponse(`The answer has no ${field}`)
  return value
}

export const requireText = (response: unknown, field: string): string =>
  required(readText(response, field), field)

/** Refuses an amount that is no integer of minor units, instead of rounding. */
export const requireInteger = (response: unknown, field: string): number =>
  required(readInteger(response, field), field)

export function readItems(response: unknown): readonly unknown[] {
  const items = readField(response, 'items')
  if (!Array.isArray(items)) throw new UnexpectedResponse('The answer is not a collection')
  return items
}
