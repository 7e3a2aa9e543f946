import { useQuery } from '@tanstack/react-query'
import { methodRead, send, type Filter } from '#client'
import { useLanguage } from '../../language/language.tsx'
import { columnFieldTypes, layoutFieldTypes, tableFieldTypes, type FieldType } from '#meta'
import type {
  Tones,
  DeskField,
  StateMachine,
  DocumentAction,
  DocumentNotice,
  TypeMeta,
  DocMeta,
} from './type-meta.ts'

/** The part of the dialect's DocField that we read. */
export interface WireField {
  fieldname: string
  fieldtype: string
  label: string
  options: string | null
  /** Of a Select: those of its choices that a form offers; nothing where it offers all. */
  offered?: string | null
  /** Of a Link: filters of those documents that a form offers, as JSON; nothing where it offers all. */
  link_filters?: string | null
  /** By the value; nothing where the field says nothing of them. */
  tones?: Tones | null
  reqd: 0 | 1
  hidden: 0 | 1
  read_only: 0 | 1
  in_list_view: 0 | 1
  length: number
  min?: number | null
  max?: number | null
  set_only_once?: 0 | 1
  /** Of a text that names a document: the field that says its type. */
  type_field?: string | null
  allow_on_submit?: 0 | 1
  translatable?: 0 | 1
  depends_on?: string | null
  mandatory_depends_on?: string | null
  read_only_depends_on?: string | null
  default: string | number | null
  marks_own?: 0 | 1
  description: string | null
}

interface WireAction {
  label: string
  action_type: string
  action: string
  depends_on?: string | null
  is_final?: 0 | 1
  is_next?: 0 | 1
  question?: string | null
}

export interface WireMeta {
  name: string
  /** The definition's texts in the language of whoever asked; the texts themselves are keys. */
  __messages?: Readonly<Record<string, string>> | null
  title_field: string
  search_fields?: string | null
  is_submittable?: 0 | 1
  autoname?: string | null
  allow_rename?: 0 | 1
  track_changes?: 0 | 1
  /** The dialect's empty list where there are none. */
  states?: StateMachine | readonly [] | null
  actions?: readonly WireAction[] | null
  notices?: readonly DocumentNotice[] | null
  sort_field: string
  sort_order: string
  fields: WireField[]
}

/** What a field without a length may hold. */
const LONGEST = 65_535

const known: ReadonlySet<string> = new Set<string>([
  ...columnFieldTypes,
  ...tableFieldTypes,
  ...layoutFieldTypes,
])

const isKnown = (fieldtype: string): fieldtype is FieldType => known.has(fieldtype)

const conditionsIn = (field: WireField) => ({
  dependsOn: field.depends_on ?? '',
  mandatoryDependsOn: field.mandatory_depends_on ?? '',
  readOnlyDependsOn: field.read_only_depends_on ?? '',
})

type Word = TypeMeta['word']

/** Of a Select; other options are names. */
function choiceLabelsOf({ fieldtype, options }: WireField, word: Word): DeskField['choiceLabels'] {
  const choices = fieldtype === 'Select' ? (options?.split('\n') ?? []) : []
  return Object.fromEntries(choices.map((choice) => [choice, word(choice)]))
}

/** A text that names a document and stays as it is leads there like a Dynamic Link; a type that is not known here is at least text. */
function kindOf(field: WireField): Pick<DeskField, 'fieldtype' | 'options'> {
  const stays = field.read_only === 1 || field.set_only_once === 1
  if (field.fieldtype === 'Data' && field.type_field && stays)
    return { fieldtype: 'Dynamic Link', options: [field.type_field] }
  const options = field.options?.split('\n') ?? []
  return { fieldtype: isKnown(field.fieldtype) ? field.fieldtype : 'Text', options }
}

const offeredIn = ({ offered }: WireField): Pick<DeskField, 'offered'> =>
  offered ? { offered: offered.split('\n') } : {}

/** A filter that is not one of ours is left out: the server refuses what may not stand there anyway. */
const isFilter = (one: unknown): one is Filter =>
  Array.isArray(one) && one.length === 3 && typeof one[0] === 'string' && typeof one[1] === 'string'

function linkFiltersIn({ link_filters }: WireField): Pick<DeskField, 'linkFilters'> {
  if (!link_filters) return {}
  const filters: unknown = JSON.parse(link_filters)
  return Array.isArray(filters) ? { linkFilters: filters.filter(isFilter) } : {}
}

function readField(field: WireField, word: Word): DeskField {
  return {
    fieldname: field.fieldname,
    ...kindOf(field),
    ...offeredIn(field),
    ...linkFiltersIn(field),
    label: word(field.label),
    required: field.reqd === 1,
    maxLength: field.length || LONGEST,
    min: field.min ?? null,
    max: field.max ?? null,
    isHidden: field.hidden === 1,
    isReadOnly: field.read_only === 1,
    isInList: field.in_list_view === 1,
    isSetOnlyOnce: field.set_only_once === 1,
    isAllowedOnSubmit: field.allow_on_submit === 1,
    ...conditionsIn(field),
    description: word(field.description ?? ''),
    initial: field.default,
    marksOwn: field.marks_own === 1,
    tones: field.tones ?? {},
    choiceLabels: choiceLabelsOf(field, word),
    ...(field.translatable === 1 && { isTranslatable: true }),
  }
}

/** Calls of the server alone: the dialect knows routes too, which lead to places that this desk does not have. */
const actionsIn = (actions: readonly WireAction[], word: Word): DocumentAction[] =>
  actions
    .filter(({ action_type }) => action_type === 'Server Action')
    .map(({ label, action, depends_on, is_final, is_next, question }) => ({
      label: word(label),
      method: action,
      dependsOn: depends_on ?? '',
      isFinal: is_final === 1,
      isNext: is_next === 1,
      question: question ?? '',
    }))

const namesIn = (list: string | null | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

export function readType(meta: WireMeta): TypeMeta {
  const states = meta.states && 'moves' in meta.states ? meta.states : null
  const messages = new Map(Object.entries(meta.__messages ?? {}))
  const word: Word = (text) => messages.get(text) ?? text
  return {
    name: meta.name,
    label: word(meta.name),
    word,
    titleField: meta.title_field || 'name',
    searchFields: namesIn(meta.search_fields),
    isSubmittable: meta.is_submittable === 1,
    isNumbered: /[#{]/.test(meta.autoname ?? ''),
    isRenameable: meta.allow_rename === 1,
    isTracked: meta.track_changes === 1,
    states,
    actions: actionsIn(meta.actions ?? [], word),
    notices: (meta.notices ?? []).map(({ text, dependsOn }) => ({ text: word(text), dependsOn })),
    sort: { field: meta.sort_field, isDescending: meta.sort_order !== 'asc' },
    // A state changes by its moves, never by typing.
    fields: meta.fields
      .map((field) => readField(field, word))
      .map((field) => (field.fieldname === states?.field ? { ...field, isReadOnly: true } : field)),
  }
}

/** Reads the answer of `getdoctype`: the type first, then the types of its tables. */
export function readMeta(docs: readonly WireMeta[]): DocMeta {
  const [type, ...children] = docs.map(readType)
  if (!type) throw new Error('The answer names no document type')
  return { ...type, children: new Map(children.map((child) => [child.name, child])) }
}

/** Asked once a visit and language. */
export const metaQuery = (doctype: string, language: string) => ({
  queryKey: ['meta', doctype, language],
  queryFn: async () => readMeta(await send(methodRead('frappe.desk.form.load.getdoctype', { doctype }))),
  staleTime: Infinity,
})

/** The definition of a type as this person may see it. */
export function useMeta(doctype: string) {
  const { language } = useLanguage()
  return useQuery({
    ...metaQuery(doctype, language),
    // Until the words of another language have come, the form goes on in the one before.
    placeholderData: (known, before) => (before?.queryKey[1] === doctype ? known : undefined),
  })
}
