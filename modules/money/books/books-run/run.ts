import { method, onlyRoles } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { bookkeepingCheck, MAX_DISCREPANCIES, type BookkeepingCheck, type Discrepancy } from '#money/ledger'
import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import type { SiteSettings } from '#framework/tasks'
import { datetimeIn } from '#meta'
import { BooksRun } from './books-run.doctype.ts'
import { message } from '../messages.ts'

/** Runs the bookkeeping checks now. The run has the form of `mela.books.get_latest`. */
export const run = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: {},
  methods: ['POST'],
  managesOwnTransaction: true,
  async run({ site, extensions }) {
    const { settings, write } = site
    const { run: name, ok } = await runBooks({
      step: (part) => write(administrator, part),
      site: settings,
      checks: extensions(bookkeepingCheck),
    })
    return { name, ok: ok ? 1 : 0 }
  },
})

/** Result of one check. `count` is exact; only the first discrepancies are listed. */
export interface CheckResult {
  readonly check: string
  readonly title: string
  readonly count: number
  readonly discrepancies: readonly Discrepancy[]
}

export interface BooksRunResult {
  readonly run: string
  readonly ok: boolean
  readonly outcomes: readonly CheckResult[]
}

export interface BooksRunInput {
  readonly step: Context['inTransaction']
  readonly site: Pick<SiteSettings, 'timeZone'>
  readonly checks: readonly BookkeepingCheck[]
}

/** A check that fails to run is reported as a discrepancy. */
export const CHECK_FAILED = message('books.problem.check_failed')

function countDiscrepancies(found: readonly Discrepancy[]): number {
  return 'count' in found && typeof found.count === 'number' ? found.count : found.length
}

async function runCheck(
  { step, site }: BooksRunInput,
  { name, run, ...check }: BookkeepingCheck,
): Promise<CheckResult> {
  const title = check.title.text
  try {
    const found = await step((documents) => run(documents.asSystem(), site))
    return {
      check: name,
      title,
      count: countDiscrepancies(found),
      discrepancies: found.slice(0, MAX_DISCREPANCIES),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const discrepancy = { type: 'Books Run', name: reason.slice(0, 140), problem: CHECK_FAILED.text }
    return { check: name, title, count: 1, discrepancies: [discrepancy] }
  }
}

function toBooksRun(
  outcomes: readonly CheckResult[],
  times: { readonly started: string; readonly ended: string },
) {
  const discrepancy_count = outcomes.reduce((sum, { count }) => sum + count, 0)
  return {
    ...times,
    ok: discrepancy_count === 0 ? (1 as const) : (0 as const),
    discrepancy_count,
    checks: outcomes.map(({ check, title, count }) => ({ check, title, discrepancy_count: count })),
    discrepancies: outcomes.flatMap(({ check, discrepancies }) =>
      discrepancies.map(({ type, name, problem }) => ({
        check,
        document_type: type,
        document_name: name,
        problem,
      })),
    ),
  }
}

const createTimeReader =
  ({ timeZone }: BooksRunInput['site']) =>
  async (documents: Documents) =>
    datetimeIn(timeZone, documents.now)

export async function runBooks(input: BooksRunInput): Promise<BooksRunResult> {
  const { step, site, checks } = input
  const started = await step(createTimeReader(site))
  const outcomes: CheckResult[] = []
  for (const check of checks) outcomes.push(await runCheck(input, check))
  return step(async (documents) => {
    const values = toBooksRun(outcomes, { started, ended: datetimeIn(site.timeZone, documents.now) })
    const { name, ok } = await documents.insert(BooksRun, values)
    return { run: name, ok: ok === 1, outcomes }
  })
}
