/** Anything as text. An object's own `toString` is never asked: whoever sent it may have put something else there. */
export function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}
