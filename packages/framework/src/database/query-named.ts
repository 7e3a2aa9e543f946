import type { RawBuilder } from 'kysely'
import type { Database } from './connect.ts'
import { recordStatement } from './statements.ts'

/**
 * Runs a statement whose text never changes under its name, so that each session of the pool parses and plans it once.
 * For what every request asks: the name must stand for one text.
 */
export async function queryNamed<Row extends object>(
  database: Database,
  name: string,
  query: RawBuilder<Row>,
): Promise<readonly Row[]> {
  const { sql: text, parameters } = query.compile(database.kysely)
  recordStatement(text)
  const { rows } = await database.pool.query<Row>({ name, text, values: [...parameters] })
  return rows
}
