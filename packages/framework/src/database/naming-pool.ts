import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** Statements that one process names; each session of the pool keeps the plans of those that it was asked. */
const MOST_NAMES = 200
/** A text that comes again and again is worth a name; texts that come once would only fill the sessions' memory. */
const WORTH_NAMING = 3
const MOST_COUNTED = 2_000

/** Gives the texts of frequent SELECTs names, so that PostgreSQL parses and plans each of them once a session. */
function createNames(): (text: string) => string | null {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_NAMES) return known ?? null
    const count = (counts.get(text) ?? 0) + 1
    if (counts.size >= MOST_COUNTED) counts.clear()
    counts.set(text, count)
    if (count < WORTH_NAMING) return null
    const name = `mela ${names.size + 1}`
    names.set(text, name)
    return name
  }
}

function isResult<Row>(result: object): result is PostgresQueryResult<Row> {
  return 'rows' in result && 'command' in result
}

type NameOf = (text: string) => string | null

function namingClient(client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient {
  async function run<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const name = text.startsWith('select') ? nameOf(text) : null
    const values = [...parameters]
    const result = await client.query(name === null ? { text, values } : { name, text, values })
    // Several statements in one text, as a change of tables has them: nobody reads their rows.
    if (Array.isArray(result)) return { command: 'SELECT', rowCount: 0, rows: [] }
    if (!isResult<Row>(result)) throw new Error('The database answered without rows')
    return result
  }
  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query<Row>(
    question: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof question !== 'string') throw new Error('Rows are not streamed here')
    return run<Row>(question, parameters)
  }
  return { query, release: (shouldDestroy) => client.release(shouldDestroy) }
}

/** The pool as Kysely sees it, with names for the statements that come often. */
export function namingPool(pool: pg.Pool): PostgresPool {
  const nameOf = createNames()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const naming = clients.get(client) ?? namingClient(client, nameOf)
      clients.set(client, naming)
      return naming
    },
  }
}
