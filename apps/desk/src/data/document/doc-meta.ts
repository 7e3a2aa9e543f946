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

export interface WireField {
  fieldname: string
  fieldtype: string
  label: string
  options: string | null
  /** Select: choices that a form offers; absent for all. */
  offered?: string | null
  /** Link: filters of the documents that a form offers, as JSON; absent for all. */
  link_filters?: string | null
  tones?: Tones | null
  reqd: 0 | 1
  hidden: 0 | 1
  read_only: 0 | 1
  in_list_view: 0 | 1
  length: number
  min?: number | null
  max?: number | null
  set_only_once?: 0 | 1
  type_field?: string | null
  links_to?: string | null
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
  confirmation?: string | null
}

export interface WireMeta {
  name: string
  /** Translations of the definition's texts; the texts are the keys. */
  __messages?: Readonly<Record<string, string>> | null
  title_field: string
  status_field?: string | null
  search_fields?: string | null
  is_submittable?: 0 | 1
  autoname?: string | null
  allow_rename?: 0 | 1
  track_changes?: 0 | 1
  states?: StateMachine | readonly [] | null
  actions?: readonly WireAction[] | null
  notices?: readonly DocumentNotice[] | null
  sort_field: string
  sort_order: string
  fields: WireField[]
}

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

type LabelOf = TypeMeta['labelOf']

function choiceLabelsOf({ fieldtype, options }: WireField, labelOf: LabelOf): DeskField['choiceLabels'] {
  const choices = fieldtype === 'Select' ? (options?.split('\n') ?? []) : []
  return Object.fromEntries(choices.map((choice) => [choice, labelOf(choice)]))
}

/**
 * Returns the type of a field: a text that names a document becomes a Link, or, once it is fixed, a Dynamic Link if
 * another field has its type; an unknown type becomes text.
 */
function kindOf(field: WireField): Pick<DeskField, 'fieldtype' | 'options' | 'isPlainName'> {
  const stays = field.read_only === 1 || field.set_only_once === 1
  if (field.fieldtype === 'Data' && field.type_field && stays)
    return { fieldtype: 'Dynamic Link', options: [field.type_field] }
  if (field.links_to) return { fieldtype: 'Link', options: [field.links_to], isPlainName: true }
  const options = field.options?.split('\n') ?? []
  return { fieldtype: isKnown(field.fieldtype) ? field.fieldtype : 'Text', options }
}

const offeredIn = ({ offered }: WireField): Pick<DeskField, 'offered'> =>
  offered ? { offered: offered.split('\n') } : {}

/** Returns true for a filter that the desk supports; others are dropped, because the server checks the value anyway. */
const isFilter = (one: unknown): one is Filter =>
  Array.isArray(one) && one.length === 3 && typeof one[0] === 'string' && typeof one[1] === 'string'

function linkFiltersIn({ link_filters }: WireField): Pick<DeskField, 'linkFilters'> {
  if (!link_filters) return {}
  const filters: unknown = JSON.parse(link_filters)
  return Array.isArray(filters) ? { linkFilters: filters.filter(isFilter) } : {}
}

function readField(field: WireField, labelOf: LabelOf): DeskField {
  return {
    fieldname: field.fieldname,
    ...kindOf(field),
    ...offeredIn(field),
    ...linkFiltersIn(field),
    label: labelOf(field.label),
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
    description: labelOf(field.description ?? ''),
    initial: field.default,
    marksOwn: field.marks_own === 1,
    tones: field.tones ?? {},
    choiceLabels: choiceLabelsOf(field, labelOf),
    ...(field.translatable === 1 && { isTranslatable: true }),
  }
}

/** Returns the actions that call the server; the dialect's routes do not exist in this desk. */
const actionsIn = (actions: readonly WireAction[], labelOf: LabelOf): DocumentAction[] =>
  actions
    .filter(({ action_type }) => action_type === 'Server Action')
    .map(({ label, action, depends_on, is_final, is_next, confirmation }) => ({
      label: labelOf(label),
      method: action,
      dependsOn: depends_on ?? '',
      isFinal: is_final === 1,
      isNext: is_next === 1,
      confirmation: confirmation ?? '',
    }))

const namesIn = (list: string | null | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Returns true for names that count documents up: 'ORD-.#####', or a format that ends in an integer. */
function isNumbered({ autoname, fields }: WireMeta): boolean {
  const last = /\{(\w+)\}$/.exec(autoname ?? '')?.[1]
  const isCounted = fields.some(({ fieldname, fieldtype }) => fieldname === last && fieldtype === 'Int')
  return isCounted || (autoname ?? '').includes('#')
}

export function readType(meta: WireMeta): TypeMeta {
  const states = meta.states && 'transitions' in meta.states ? meta.states : null
  const messages = new Map(Object.entries(meta.__messages ?? {}))
  const labelOf: LabelOf = (text) => messages.get(text) ?? text
  return {
    name: meta.name,
    label: labelOf(meta.name),
    labelOf,
    titleField: meta.title_field || 'name',
    statusField: meta.status_field ?? '',
    searchFields: namesIn(meta.search_fields),
    isSubmittable: meta.is_submittable === 1,
    isNumbered: isNumbered(meta),
    isNamePrompted: meta.autoname === 'Prompt',
    isRenameable: meta.allow_rename === 1,
    isTracked: meta.track_changes === 1,
    states,
    actions: actionsIn(meta.actions ?? [], labelOf),
    notices: (meta.notices ?? []).map(({ text, dependsOn }) => ({ text: labelOf(text), dependsOn })),
    sort: { field: meta.sort_field, isDescending: meta.sort_order !== 'asc' },
    // A state changes by transitions, never by typing.
    fields: meta.fields
      .map((field) => readField(field, labelOf))
      .map((field) => (field.fieldname === states?.field ? { ...field, isReadOnly: true } : field)),
  }
}

/** Reads the response of `getdoctype`: the type first, then the types of its tables. */
export function readMeta(docs: readonly WireMeta[]): DocMeta {
  const [type, ...children] = docs.map(readType)
  if (!type) throw new Error('The answer names no document type')
  return { ...type, children: new Map(children.map((child) => [child.name, child])) }
}

export const metaQuery = (doctype: string, language: string) => ({
  queryKey: ['meta', doctype, language],
  queryFn: async () => readMeta(await send(methodRead('frappe.desk.form.load.getdoctype', { doctype }))),
  staleTime: Infinity,
})

export function useMeta(doctype: string) {
  const { language } = useLanguage()
  return useQuery({
    ...metaQuery(doctype, language),
    // The form stays in the previous language until the other one has loaded.
    placeholderData: (known, before) => (before?.queryKey[1] === doctype ? known : undefined),
  })
}
