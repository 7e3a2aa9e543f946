import pg from 'pg'

/** A statement as it left the process. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  /** Of one that its session keeps. */
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
 * Runs something and tells every statement that this process sent meanwhile, with its values and those that open and close
 * transactions. It listens where the driver sends: sessions may be older than it.
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
