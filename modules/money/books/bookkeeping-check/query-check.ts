import type { Message } from '#meta'
import { sqlText } from '#money/ledger'

/**
 * A check in one SQL statement, so that its cost is low and it reads one snapshot. Its rows are discrepancies: `type`,
 * `name` and `problem`.
 */
export interface QueryCheck {
  readonly name: string
  readonly title: Message
  readonly problems: readonly Message[]
  /** Types whose tables it reads; the check is skipped on sites without one of them. */
  readonly needs: readonly string[]
  /** SQL that may use `moment` for the current time. */
  readonly statement: string
}

/** SQL cases for a row: the first true one is its problem. A row without a true case has none. */
export function selectFirstProblem(cases: readonly (readonly [problem: Message, when: string])[]): string {
  const branches = cases.map(([problem, when]) => `when ${when} then ${sqlText(problem)}`)
  return `case ${branches.join('\n      ')} end`
}

export function selectDiscrepancies(type: string, query: string): string {
  return `select '${type}' as type, name, problem from (${query}) looked where problem is not null`
}
