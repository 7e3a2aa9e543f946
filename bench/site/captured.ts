import pg from 'pg'

/** A statement as it left the process. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

interface Query {
  readonly text: string
  readonly values?: readonly unknown[]
}

function asStatement(query: unknown, values: unknown): Statement | null {
  if (typeof query === 'string')
    return { text: query, values: Array.isArray(values) ? [...(values as readonly unknown[])] : [] }
  if (typeof query !== 'object' || query === null || !('text' in query)) return null
  const { text, values: own = [] } = query as Query
  return { text, values: [...own] }
}

/** Runs something and tells every statement that this process sent meanwhile, with its values and those that open and close transactions. */
export async function capture<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; statements: readonly Statement[] }> {
  const statements: Statement[] = []
  const send = Reflect.get(pg.Client.prototype, 'query') as (...words: unknown[]) => unknown
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...words: unknown[]) {
    const statement = asStatement(words[0], words[1])
    if (statement) statements.push(statement)
    return send.apply(this, words)
  })
  try {
    return { result: await run(), statements }
  } finally {
    Reflect.set(pg.Client.prototype, 'query', send)
  }
}
