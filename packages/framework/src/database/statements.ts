import { AsyncLocalStorage } from 'node:async_hooks'

const recording = new AsyncLocalStorage<string[]>()

const isBookkeeping = (sql: string): boolean =>
  /^\s*(begin|start transaction|set transaction|commit|rollback|savepoint|release)\b/i.test(sql)

/** Notes a statement that was sent for the current `countStatements`, if there is one. Statements sent past Kysely call this themselves. */
export function recordStatement(sql: string): void {
  const statements = recording.getStore()
  if (statements !== undefined && !isBookkeeping(sql)) statements.push(sql)
}

/** Runs something so that its statements are noted in a list that can be read meanwhile. */
export function recordStatementsInto<Result>(statements: string[], run: () => Result): Result {
  return recording.run(statements, run)
}

/**
 * Runs something and tells which SQL statements it made, failed ones included. Only its own: what other
 * requests do meanwhile is not counted, nor what opens and closes transactions.
 */
export async function countStatements<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; statements: string[] }> {
  const statements: string[] = []
  const result = await recordStatementsInto(statements, run)
  return { result, statements }
}
