import type { Filter } from '#client'
import type { FieldRules, Tone } from '#meta'

export type Tones = Readonly<Partial<Record<string, Tone>>>

export interface DeskField extends FieldRules {
  isHidden: boolean
  isReadOnly: boolean
  isInList: boolean
  isSetOnlyOnce: boolean
  isAllowedOnSubmit: boolean
  /** Condition as an expression; empty for none. */
  dependsOn: string
  mandatoryDependsOn: string
  readOnlyDependsOn: string
  description: string
  initial: string | number | null
  offered?: readonly string[]
  linkFilters?: readonly Filter[]
  /**
   * True when the default, the user's own value, is also the list's default filter: the user reads others' documents
   * too.
   */
  marksOwn: boolean
  tones: Tones
  isTranslatable?: boolean
  /** True for a link that the server stores as a plain name: lists cannot ask for fields of its document. */
  isPlainName?: boolean
  choiceLabels?: Readonly<Record<string, string>>
}

export const choiceLabel = ({ choiceLabels }: Pick<DeskField, 'choiceLabels'>, choice: string): string =>
  choiceLabels?.[choice] ?? choice

export interface StateMachine {
  field: string
  transitions: readonly { action: string; from: string; to: string }[]
}

export interface DocumentAction {
  label: string
  method: string
  dependsOn: string
  /** True when the action cannot be undone. */
  isFinal: boolean
  isNext: boolean
  /** Method that returns the confirmation details; empty when nothing, or only finality, is confirmed. */
  confirmation: string
}

export interface DocumentNotice {
  text: string
  dependsOn: string
}

export interface TypeMeta {
  name: string
  label: string
  labelOf: (text: string) => string
  titleField: string
  /** Select that rows show as a badge; empty for none. */
  statusField: string
  searchFields: string[]
  isSubmittable: boolean
  /** True where names count up, as 'ORD-2026-000001'; other names are random. */
  isNumbered: boolean
  /** True where the creator types the name. */
  isNamePrompted: boolean
  isRenameable: boolean
  isTracked: boolean
  states: StateMachine | null
  actions: DocumentAction[]
  notices: DocumentNotice[]
  sort: { field: string; isDescending: boolean }
  fields: DeskField[]
}

export const stateField = ({ states, fields }: Pick<TypeMeta, 'states' | 'fields'>): DeskField | undefined =>
  fields.find(({ fieldname }) => fieldname === states?.field)

export interface DocMeta extends TypeMeta {
  children: ReadonlyMap<string, TypeMeta>
}

export const plainField: DeskField = {
  fieldname: 'name',
  fieldtype: 'Data',
  label: 'name',
  options: [],
  required: false,
  maxLength: 140,
  min: null,
  max: null,
  isHidden: false,
  isReadOnly: false,
  isInList: false,
  isSetOnlyOnce: false,
  isAllowedOnSubmit: false,
  dependsOn: '',
  mandatoryDependsOn: '',
  readOnlyDependsOn: '',
  description: '',
  initial: null,
  marksOwn: false,
  tones: {},
}

/** Returns the definition for a form of a new document, whose creator types the name of some types. */
export function newDocumentMeta(meta: DocMeta, label: string): DocMeta {
  if (!meta.isNamePrompted) return meta
  const name: DeskField = { ...plainField, label, required: true, isSetOnlyOnce: true }
  return { ...meta, fields: [name, ...meta.fields] }
}
