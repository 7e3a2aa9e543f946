import type { DocType } from '#framework/doctypes'
import type { Passage } from '#framework/guest-access'
import { formsAskingFor, stateFor, type FormInUse } from '../form/web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { linkQuestions } from './link-query.rules.ts'
import { linkOptions, MOST_OPTIONS } from './link-options.ts'

type Values = Readonly<Record<string, unknown>>

function isAsked(value: unknown): boolean {
  const isEmpty = value === undefined || value === null || value === ''
  return !isEmpty && JSON.stringify(value) !== '[]' && value !== '[]' && value !== '{}'
}

const questioning = ['filters', 'or_filters', 'group_by', 'expand', 'parent'] as const

/** Names and titles of a type, and no other question: a filter would tell what it asks about. */
function refuseQuestions(type: DocType, request: Values): void {
  const names = namesIn(request['fields'])
  const isMore = names.some((name) => name !== 'name' && name !== type.titleField)
  if (isMore || questioning.some((one) => isAsked(request[one]))) throw formsErrors.only_names(type.name)
}

function isOpenFor(passage: Passage, inUse: FormInUse): boolean {
  return stateFor(inUse, passage.documents, passage.site.settings.timeZone) === 'open'
}

/** What can be chosen in an open form, as a list of its type; null where no form asks for the type. */
export async function listNames(passage: Passage, request: Values): Promise<readonly Values[] | null> {
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
