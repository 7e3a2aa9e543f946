import type { BooksRunResult, CheckResult } from '#money/books'

/** Discrepancies of one check that are printed; the desk shows all. */
const MAX_SHOWN = 10

function linesOf({ title, count, discrepancies }: CheckResult): readonly string[] {
  if (count === 0) return [`      ok  ${title}`]
  const shown = discrepancies
    .slice(0, MAX_SHOWN)
    .map(({ type, name, problem }) => `          ${type} ${name}: ${problem}`)
  const left = count - shown.length
  const more = left > 0 ? [`          and ${left} more`] : []
  return [`${String(count).padStart(8)}  ${title}`, ...shown, ...more]
}

/** Formats the result for a terminal: a line for each check, with its discrepancies below. */
export function booksTable({ run, ok, outcomes }: BooksRunResult): string {
  const count = outcomes.reduce((sum, outcome) => sum + outcome.count, 0)
  const ending = ok
    ? `The books are in order (${run}).`
    : `The books do not close: ${count} to look at (${run}).`
  return [...outcomes.flatMap(linesOf), '', ending].join('\n')
}
