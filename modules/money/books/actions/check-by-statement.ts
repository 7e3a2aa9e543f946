import { sql } from 'kysely'
import { datetimeIn } from '#meta'
import { MOST_FAULTS, type BookCheck, type BookFault } from '#money/ledger'
import type { StatementCheck } from '../rules/statement-check.ts'

interface Found extends BookFault {
  readonly count: number
}

/** Puts a check's question to the database: one statement, however long the books are. */
export function checkByStatement({ name, title, problems, needs, statement }: StatementCheck): BookCheck {
  return {
    ...{ name, title, problems },
    async run(documents, { timeZone }) {
      if (needs.some((type) => documents.registry.find(type) === undefined)) return []
      const found = await documents.statement(
        sql<Found>`with moment as (select ${datetimeIn(timeZone, documents.now)}::timestamp as now)
          select type, name, problem, count(*) over () as count
          from (${sql.raw(statement)}) faults order by type, name, problem limit ${MOST_FAULTS}`,
        {},
      )
      const faults = found.map(({ type, name: document, problem }) => ({ type, name: document, problem }))
      return Object.assign(faults, { count: found[0]?.count ?? 0 })
    },
  }
}
