import type { Documents } from '#framework/documents'
import { permissionFor } from '#framework/permissions'
import { linkFilters, type LinkQuestion, linkQuestions } from './link-query.rules.ts'
import type { DocType } from '#framework/doctypes'
import type { Passage } from '#framework/guest-access'
import { formsAskingFor, stateFor, type FormInUse } from '../form/web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { documentErrors } from '#framework/errors'
import { isMissing } from '#meta'

export const MAX_OPTIONS = 100

export interface Page {
  readonly txt: string | null
  readonly start: number
  readonly limit: number
}

export interface LinkOption {
  readonly name: string
  readonly title: string
}

/**
 * Returns the reading context: the caller's own permission, or the system's where the form shows all names; null for
 * neither.
 */
function readerFor(documents: Documents, { linked, row }: LinkQuestion): Documents | null {
  if (permissionFor(linked, 'read', documents.caller).kind !== 'never') return documents
  const isForAll = row.allow_read_on_all_link_options === 1 && linked.guarded === null
  return isForAll ? documents.asSystem() : null
}

function containing(txt: string): string {
  return `%${txt.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`
}

/** Returns link options by name. One statement. */
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
    limit_page_length: String(Math.max(1, Math.min(limit, MAX_OPTIONS))),
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

/** Refuses filters, which would reveal other values than names and titles. */
function refuseQuestions(type: DocType, request: ListRequest): void {
  const names = namesIn(request['fields'])
  const isMore = names.some((name) => name !== 'name' && name !== type.titleField)
  if (isMore || questioning.some((one) => isAsked(request[one]))) throw formsErrors.only_names(type.name)
}

function isOpenFor(passage: Passage, inUse: FormInUse): boolean {
  return stateFor(inUse, passage.documents, passage.site.settings.timeZone) === 'open'
}

/** Returns options of an open form's link as a list of its type; null when no form links to it. */
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
    const limit = Number(request['limit_page_length'] ?? request['limit'] ?? MAX_OPTIONS) || MAX_OPTIONS
    const options = await linkOptions(documents, question, {
      ...{ txt: null, limit },
      start: Math.max(0, Math.trunc(Number(request['limit_start'] ?? 0)) || 0),
    })
    return options.map(({ name, title }) => ({ name, [type.titleField]: title }))
  }
  return null
}

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
  // Values filled by the form itself are not checked.
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
 * Refuses links that the form does not offer, with the same error as for missing documents, because the system writes
 * the document and could link to all.
 */
export async function requireOffered(filled: Filled): Promise<void> {
  const { documents, inUse } = filled
  for (const question of linkQuestions(inUse.asked, documents.registry))
    await requireChoices(filled, question)
}
