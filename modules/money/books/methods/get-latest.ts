import { method, onlyRoles } from '#framework/modules'
import { BooksRun } from '../doctypes/books-run.doctype.ts'

/** The latest look through the books, check by check, in the words of whoever asks; null when there was none yet. */
export const getLatest = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: {},
  reads: true,
  isTranslated: true,
  async run({ documents, word }) {
    const [latest] = await documents.find(BooksRun, { fields: ['name'], order_by: 'creation desc', limit: 1 })
    if (!latest) return null
    const { name, started, ended, ok, fault_count, checks, faults } = await documents.get(
      BooksRun,
      latest.name,
    )
    const faultsOf = (check: string) =>
      faults
        .filter((fault) => fault.check === check)
        .map(({ document_type, document_name, problem }) => ({
          type: document_type,
          name: document_name,
          problem: word(problem),
        }))
    return {
      ...{ name, started, ended, ok, fault_count },
      checks: checks.map(({ check, title, fault_count: count }) => ({
        check,
        title: word(title),
        fault_count: count,
        faults: faultsOf(check),
      })),
    }
  },
})
