import type { Filter } from '#client'
import type { FieldRules, Tone } from '#meta'

export type Tones = Readonly<Partial<Record<string, Tone>>>

/** A field as the desk's lists and forms need it: its rules, and how it is shown. */
export interface DeskField extends FieldRules {
  isHidden: boolean
  isReadOnly: boolean
  isInList: boolean
  /** Written once; afterwards it stands as it is. */
  isSetOnlyOnce: boolean
  /** May change after the document was submitted. */
  isAllowedOnSubmit: boolean
  /** Conditions in the words of the expression evaluator; empty where there is none. */
  dependsOn: string
  mandatoryDependsOn: string
  readOnlyDependsOn: string
  description: string
  initial: string | number | null
  /** Those of its choices that people may give; all of them where it does not say. */
  offered?: readonly string[]
  /** Of a Link: filters of the documents that are offered; all of them where it does not say. */
  linkFilters?: readonly Filter[]
  /** This person reads others' documents too: his own name here what new ones start with. */
  marksOwn: boolean
  /** The tones in which values are shown, by the value, as far as the type says. */
  tones: Tones
  /** It is shown in the language of whoever reads, where somebody has translated it. */
  isTranslatable?: boolean
  /** How choices are shown; one that is not among them is shown as it is. */
  choiceLabels?: Readonly<Record<string, string>>
}

/** A stored choice as a person reads it. */
export const choiceLabel = ({ choiceLabels }: Pick<DeskField, 'choiceLabels'>, choice: string): string =>
  choiceLabels?.[choice] ?? choice

/** The states of a type's documents as a table of moves. */
export interface StateMachine {
  field: string
  moves: readonly { action: string; from: string; to: string }[]
}

/** A call about one document, as a button of its form. */
export interface DocumentAction {
  label: string
  method: string
  /** A condition in the words of the expression evaluator; empty where it is always offered. */
  dependsOn: string
  /** There is no way back. */
  isFinal: boolean
  /** What is usually done next while it is offered. */
  isNext: boolean
  /** The method that knows what to ask first; empty where nothing but the way back is asked about. */
  question: string
}

/** A sentence above a form, for as long as a condition holds of the document. */
export interface DocumentNotice {
  text: string
  dependsOn: string
}

export interface TypeMeta {
  name: string
  /** Its name in the language of the desk. */
  label: string
  /** A text of this definition (a choice, a move) in the language of the desk. */
  word: (text: string) => string
  titleField: string
  /** Where a search looks beside the title. */
  searchFields: string[]
  /** True where documents are submitted and cancelled. */
  isSubmittable: boolean
  /** True where names count up, as 'ORD-2026-000001': people say them. Others are made of chance. */
  isNumbered: boolean
  /** True where documents can be given another name. */
  isRenameable: boolean
  /** True where every save leaves a version. */
  isTracked: boolean
  /** Null where documents have no states beside draft and submitted. */
  states: StateMachine | null
  actions: DocumentAction[]
  notices: DocumentNotice[]
  sort: { field: string; isDescending: boolean }
  fields: DeskField[]
}

/** The field that says where a document stands; nothing where this person does not see it, or there is none. */
export const stateField = ({ states, fields }: Pick<TypeMeta, 'states' | 'fields'>): DeskField | undefined =>
  fields.find(({ fieldname }) => fieldname === states?.field)

/** A type with the child types of its tables. */
export interface DocMeta extends TypeMeta {
  children: ReadonlyMap<string, TypeMeta>
}

/** A line of text about which its type says nothing more. */
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
