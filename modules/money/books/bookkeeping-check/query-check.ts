import type { Message } from '#meta'
import { sqlText } from '#money/ledger'

/**
 * A check that is one question to the database, so that it costs little however long the books are, and sees them at one
 * moment. Its rows are the faults: `type`, `name` and `problem`.
 */
export interface QueryCheck {
  /** Stable: 'ledger.entries_balance'. */
  readonly name: string
  /** What holds when nothing is found, as a sentence. */
  readonly title: Message
  /** Everything that it may find. */
  readonly problems: readonly Message[]
  /** Types whose tables it reads; a house without one of them has nothing to check. */
  readonly needs: readonly string[]
  /** It may ask `moment` for `now`. */
  readonly statement: string
}

/** Cases of one look at a row: the first that is true is the problem. A row without any is no fault. */
export function selectFirstProblem(cases: readonly (readonly [problem: Message, when: string])[]): string {
  const branches = cases.map(([problem, when]) => `when ${when} then ${sqlText(problem)}`)
  return `case ${branches.join('\n      ')} end`
}

/** The rows of a question that have a problem. */
export function selectDiscrepancies(type: string, query: string): string {
  return `select '${type}' as type, name, problem from (${query}) looked where problem is not null`
}
