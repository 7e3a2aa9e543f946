import pg from 'pg'
import { randomBytes } from 'node:crypto'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly name?: string
}

function asStatement({ text, values, name }: Statement): Statement {
  const own = Array.isArray(values) ? [...(values as readonly unknown[])] : []
  return { text, values: own, ...(name === undefined ? {} : { name }) }
}

function isStatement(query: unknown): query is Statement {
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
}

/**
 * Runs something and captures the statements of this process with their values, transaction statements included.
 * Captured in the driver, because sessions may be older.
 */
export async function capture<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; statements: readonly Statement[] }> {
  const statements: Statement[] = []
  const submit = Reflect.get(pg.Query.prototype, 'submit') as (...words: unknown[]) => unknown
  Reflect.set(pg.Query.prototype, 'submit', function (this: unknown, ...words: unknown[]) {
    if (isStatement(this)) statements.push(asStatement(this))
    return submit.apply(this, words)
  })
  try {
    return { result: await run(), statements }
  } finally {
    Reflect.set(pg.Query.prototype, 'submit', submit)
  }
}

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

export function again({ text, values, name }: Statement, names: ReadonlyMap<string, string>) {
  return { text, values: values.map((value) => renamed(value, names)), ...(name ? { name } : {}) }
}

const MOMENT = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}:\d{2}(\.\d+)?Z?)?$/

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    if (!/^[[{]/.test(value)) return [value]
    const parsed: unknown = JSON.parse(value)
    return textsOf(parsed)
  }
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf)
  return []
}

/** Texts that differ between two equal runs: names, keys and tokens, which must be new each time. Times may repeat. */
export function differing(one: readonly Statement[], other: readonly Statement[]): readonly string[] {
  const known = new Set(other.flatMap(({ values }) => values.flatMap(textsOf)))
  const own = one.flatMap(({ values }) => values.flatMap(textsOf))
  return [...new Set(own)].filter((text) => text.length > 3 && !known.has(text) && !MOMENT.test(text))
}
