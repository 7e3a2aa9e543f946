import type { Documents } from '#framework/documents'
import type { Site, Step } from '#framework/tasks'
import { datetimeIn } from '#meta'
import { MOST_FAULTS, type BookCheck, type BookFault } from '#money/ledger'
import { BooksRun } from '../doctypes/books-run.doctype.ts'
import { message } from '../messages.ts'

/** What one check found. `count` is exact; of many faults the first are told. */
export interface CheckOutcome {
  readonly check: string
  readonly title: string
  readonly count: number
  readonly faults: readonly BookFault[]
}

export interface BooksResult {
  /** Name of the Books Run. */
  readonly run: string
  readonly ok: boolean
  readonly outcomes: readonly CheckOutcome[]
}

/** Where the books are looked through, and what is asked. */
export interface Looking {
  readonly step: Step
  readonly site: Pick<Site, 'timeZone'>
  readonly checks: readonly BookCheck[]
}

/** A check that cannot be made says nothing about the books: that is a fault like any other. */
export const COULD_NOT_BE_MADE = message('books.problem.could_not_be_made')

/** Our own checks say how many there are where they do not tell all of them. */
function countOf(found: readonly BookFault[]): number {
  return 'count' in found && typeof found.count === 'number' ? found.count : found.length
}

async function outcomeOf({ step, site }: Looking, { name, run, ...check }: BookCheck): Promise<CheckOutcome> {
  const title = check.title.text
  try {
    const found = await step((documents) => run(documents.asSystem(), site))
    return { check: name, title, count: countOf(found), faults: found.slice(0, MOST_FAULTS) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const fault = { type: 'Books Run', name: reason.slice(0, 140), problem: COULD_NOT_BE_MADE.text }
    return { check: name, title, count: 1, faults: [fault] }
  }
}

function asRun(
  outcomes: readonly CheckOutcome[],
  times: { readonly started: string; readonly ended: string },
) {
  const fault_count = outcomes.reduce((sum, { count }) => sum + count, 0)
  return {
    ...times,
    ok: fault_count === 0 ? (1 as const) : (0 as const),
    fault_count,
    checks: outcomes.map(({ check, title, count }) => ({ check, title, fault_count: count })),
    faults: outcomes.flatMap(({ check, faults }) =>
      faults.map(({ type, name, problem }) => ({ check, document_type: type, document_name: name, problem })),
    ),
  }
}

/** The moment of a piece of work, as documents keep it. */
const momentOf =
  ({ timeZone }: Looking['site']) =>
  async (documents: Documents) =>
    datetimeIn(timeZone, documents.now)

/** Looks through the books, one check after another, each at a moment of its own, and writes down what was found. */
export async function runBooks(looking: Looking): Promise<BooksResult> {
  const { step, site, checks } = looking
  const started = await step(momentOf(site))
  const outcomes: CheckOutcome[] = []
  for (const check of checks) outcomes.push(await outcomeOf(looking, check))
  return step(async (documents) => {
    const values = asRun(outcomes, { started, ended: datetimeIn(site.timeZone, documents.now) })
    const { name, ok } = await documents.insert(BooksRun, values)
    return { run: name, ok: ok === 1, outcomes }
  })
}
