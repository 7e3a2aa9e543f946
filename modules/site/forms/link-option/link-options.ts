import type { Documents } from '#framework/documents'
import { permissionFor } from '#framework/permissions'
import { linkFilters, type LinkQuestion, linkQuestions } from './link-query.rules.ts'
import type { DocType } from '#framework/doctypes'
import type { Passage } from '#framework/guest-access'
import { formsAskingFor, stateFor, type FormInUse } from '../form/web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { documentErrors } from '#framework/errors'
import { isMissing } from '#meta'

/** As many as a person can look through; then he types. */
export const MOST_OPTIONS = 100

export interface Page {
  readonly txt: string | null
  readonly start: number
  readonly limit: number
}

/** What somebody may choose, and nothing else of it. */
export interface LinkOption {
  readonly name: string
  readonly title: string
}

/** He who may read the documents sees those that he may read; others see names where the form shows them to all. */
function readerFor(documents: Documents, { linked, row }: LinkQuestion): Documents | null {
  if (permissionFor(linked, 'read', documents.caller).kind !== 'never') return documents
  const isForAll = row.allow_read_on_all_link_options === 1 && linked.guarded === null
  return isForAll ? documents.asSystem() : null
}

/** LIKE would take these for any letters. */
function containing(txt: string): string {
  return `%${txt.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`
}

/** The names of what can be chosen in a link of a form, by name: in one statement. */
export async function linkOptions(
  documents: Documents,
  question: LinkQuestion,
  { txt, start, limit }: Page,
): Promise<readonly LinkOption[]> {
  const reader = readerFor(documents, question)
  if (reader === null) return []
  const { linked, row } = question
  const { titleField } = linked
  const sought = txt?.trim() ? containing(txt.trim()) : null
  const fields = [...new Set(['name', titleField])]
  const rows = await reader.list(linked, {
    fields,
    filters: linkFilters(row, linked),
    or_filters: sought === null ? [] : fields.map((field) => [field, 'like', sought]),
    order_by: 'name asc',
    limit_page_length: String(Math.max(1, Math.min(limit, MOST_OPTIONS))),
    limit_start: start,
  })
  return rows.map((option) => {
    const { name, [titleField]: title } = option
    const shown = typeof title === 'string' && title !== '' ? title : name
    return { name: String(name), title: String(shown) }
  })
}

type ListRequest = Readonly<Record<string, unknown>>

function isAsked(value: unknown): boolean {
  const isEmpty = value === undefined || value === null || value === ''
  return !isEmpty && JSON.stringify(value) !== '[]' && value !== '[]' && value !== '{}'
}

const questioning = ['filters', 'or_filters', 'group_by', 'expand', 'parent'] as const

/** Names and titles of a type, and no other question: a filter would tell what it asks about. */
function refuseQuestions(type: DocType, request: ListRequest): void {
  const names = namesIn(request['fields'])
  const isMore = names.some((name) => name !== 'name' && name !== type.titleField)
  if (isMore || questioning.some((one) => isAsked(request[one]))) throw formsErrors.only_names(type.name)
}

function isOpenFor(passage: Passage, inUse: FormInUse): boolean {
  return stateFor(inUse, passage.documents, passage.site.settings.timeZone) === 'open'
}

/** What can be chosen in an open form, as a list of its type; null where no form asks for the type. */
export async function listNames(
  passage: Passage,
  request: ListRequest,
): Promise<readonly ListRequest[] | null> {
  const { documents, type } = passage
  for (const inUse of await formsAskingFor(documents, type)) {
    const questions = linkQuestions(inUse.asked, documents.registry)
    const question = questions.find(({ linked }) => linked === type)
    if (!question || !isOpenFor(passage, inUse)) continue
    refuseQuestions(type, request)
    const limit = Number(request['limit_page_length'] ?? request['limit'] ?? MOST_OPTIONS) || MOST_OPTIONS
    const options = await linkOptions(documents, question, {
      ...{ txt: null, limit },
      start: Math.max(0, Math.trunc(Number(request['limit_start'] ?? 0)) || 0),
    })
    return options.map(({ name, title }) => ({ name, [type.titleField]: title }))
  }
  return null
}

/** The fields that a list asks for, as JSON text or as a list. What cannot be read is one name that no type has. */
function namesIn(fields: unknown): readonly unknown[] {
  if (fields === undefined || fields === null || fields === '') return []
  const names = typeof fields === 'string' ? parsed(fields) : fields
  return Array.isArray(names) ? names : [names]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

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
