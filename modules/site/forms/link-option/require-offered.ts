import type { Documents } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { isMissing } from '#meta'
import type { FormInUse } from '../form/web-form.queries.ts'
import { linkFilters, linkQuestions, type LinkQuestion } from './link-query.rules.ts'
import { readerFor } from './link-options.ts'

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** The names that stand in a link of a form's document: in a field of its own, or in the rows of a table. */
function namesAt(path: string, values: Values | null): readonly string[] {
  const [field = '', column] = path.split('.')
  const value: unknown = values?.[field]
  const rows =
    column === undefined ? [{ [field]: value }] : Array.isArray(value) ? value.filter(isValues) : []
  return rows.map((row) => row[column ?? field]).flatMap((name) => (isMissing(name) ? [] : [String(name)]))
}

interface Filled {
  readonly documents: Documents
  readonly inUse: FormInUse
  readonly values: Values
  readonly stored: Values | null
}

async function requireChoices({ documents, values, stored }: Filled, question: LinkQuestion): Promise<void> {
  const { path, row, field, linked } = question
  const stood = new Set(namesAt(path, stored))
  const names = [...new Set(namesAt(path, values))].filter((name) => !stood.has(name))
  // What the form itself fills in is nobody's question.
  if (names.length === 0 || row.hidden === 1 || row.read_only === 1) return
  const offered = await readerFor(documents, question)?.list(linked, {
    fields: ['name'],
    filters: [...linkFilters(row, linked), ['name', 'in', names]],
    limit_page_length: String(names.length),
  })
  const known = new Set(offered?.map(({ name }) => name))
  const lost = names.find((name) => !known.has(name))
  if (lost !== undefined) throw documentErrors.linkMissing(field, lost)
}

/**
 * Refuses in a form's links whatever the form does not offer, word for word as what is not there: the system writes the
 * document, and would find everything.
 */
export async function requireOffered(filled: Filled): Promise<void> {
  const { documents, inUse } = filled
  for (const question of linkQuestions(inUse.asked, documents.registry))
    await requireChoices(filled, question)
}
