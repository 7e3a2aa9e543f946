import { storedText } from '#framework/messages'
import { method, onlyRoles } from '#framework/modules'
import type { Translate } from '#meta'
import { bookkeepingCheck, type BookkeepingCheck } from '#money/ledger'
import { CHECK_FAILED } from './run.ts'
import { BooksRun } from './books-run.doctype.ts'

const translatedTitle = (check: BookkeepingCheck | undefined, storedTitle: string, t: Translate): string =>
  check === undefined ? storedTitle : t(check.title)

/** Returns the latest bookkeeping run, check by check, in the caller's language. It is null before the first run. */
export const getLatest = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: {},
  reads: true,
  isTranslated: true,
  async run({ documents, extensions, t }) {
    const known = new Map(extensions(bookkeepingCheck).map((check) => [check.name, check]))
    const [latest] = await documents.find(BooksRun, { fields: ['name'], order_by: 'creation desc', limit: 1 })
    if (!latest) return null
    const { name, started, ended, ok, discrepancy_count, checks, discrepancies } = await documents.get(
      BooksRun,
      latest.name,
    )
    const listDiscrepancies = (check: string) =>
      discrepancies
        .filter((fault) => fault.check === check)
        .map(({ document_type, document_name, problem }) => ({
          type: document_type,
          name: document_name,
          problem: storedText(problem, [CHECK_FAILED, ...(known.get(check)?.problems ?? [])], t),
        }))
    return {
      ...{ name, started, ended, ok, discrepancy_count },
      checks: checks.map(({ check, title, discrepancy_count: count }) => ({
        check,
        title: translatedTitle(known.get(check), title, t),
        discrepancy_count: count,
        discrepancies: listDiscrepancies(check),
      })),
    }
  },
})
