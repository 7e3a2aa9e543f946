import { randomBytes } from 'node:crypto'
import type { Statement } from './captured.ts'

/** A new name for each of those that a captured piece of work gave. */
export function newNames(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [name, randomBytes(10).toString('hex')]))
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, names))
  if (typeof value !== 'string') return value
  const replacement = names.get(value)
  if (replacement !== undefined || !/^[[{]/.test(value)) return replacement ?? value
  return [...names].reduce((text, [before, after]) => text.replaceAll(before, after), value)
}

/** A captured statement as the driver takes it, to be sent again about something new. */
export function again({ text, values, name }: Statement, names: ReadonlyMap<string, string>) {
  return { text, values: values.map((value) => renamed(value, names)), ...(name ? { name } : {}) }
}
