import type { DataFormat, FieldRules, FieldType, Tone } from '#meta'

declare const valueType: unique symbol

export type Tones<Value extends string = string> = Readonly<Partial<Record<Value, Tone>>>

export interface FieldOptions {
  readonly label?: string
  readonly required?: boolean
  readonly unique?: boolean
  readonly readOnly?: boolean
  readonly hidden?: boolean
  readonly officeOnly?: boolean
  /** Permission level, 0 to 9. Roles without a grant at that level neither see nor write the field. */
  readonly level?: number
  readonly description?: string
  readonly inList?: boolean
  /**
   * Numbers only: null has its own meaning, such as 'no limit' or 'on request'. Otherwise the dialect's responses say 0
   * for null, as its clients expect.
   */
  readonly isNullable?: boolean
  readonly indexed?: boolean
  /**
   * Links only: the reason why callers may give names that they may neither read nor select, and so learn which exist.
   * Without it, such a name is refused as missing.
   */
  readonly linksUnread?: string
  /**
   * Length in characters of texts that are found by the beginnings of their words, in an index for the queries'
   * `beginsWord`.
   */
  readonly wordIndex?: number
  /** Links that User Permissions do not restrict by. */
  readonly ignoreUserPermissions?: boolean
  /** May be given once and never changed after that. */
  readonly setOnlyOnce?: boolean
  readonly notAfterToday?: boolean
  /**
   * Choices of a Select that forms offer. The others are the system's own, and the type's hooks refuse them from users.
   */
  readonly offered?: readonly string[]
  readonly linkFilters?: readonly (readonly [field: string, operator: string, value: unknown])[]
  readonly tones?: Tones
  readonly translatable?: boolean
  readonly allowOnSubmit?: boolean
  /** 'link_field.field': takes the value of that field of the linked document at every save. */
  readonly fetchFrom?: string
  /** Field that holds the type of the document named here: the name follows when that document is renamed. */
  readonly typeField?: string
  /** Type of the document named here, which may no longer exist, as no Link allows: the desk shows its title. */
  readonly linksTo?: string
  /** True when the document is retained and restored with the one that `typeField` and the name identify. */
  readonly followsDocument?: boolean
  /**
   * True if the text is the name of a document type, and is renamed with it, as are the fields that a `typeField` names.
   * 'within' if the text contains types and names of documents, such as 'Order ORD-1'.
   */
  readonly namesType?: true | 'within'
  /** The field's earlier name: its column is renamed, and its data stays. */
  readonly renamedFrom?: string
  /**
   * Choices of a Select by their earlier values, `{ asked: 'requested' }`: stored values follow at the upgrade, and
   * clients may write them and filter by them for one release.
   */
  readonly renamedChoices?: Readonly<Record<string, string>>
}

export interface FieldSpec<Value> {
  readonly fieldtype: FieldType
  readonly options: FieldOptions
  readonly choices: readonly string[]
  readonly rules: Pick<FieldRules, 'maxLength' | 'min' | 'max'>
  readonly initial: string | number | null
  readonly [valueType]?: Value
}

export type ValueOf<Spec> = Spec extends FieldSpec<infer Value> ? Value : never

export type Filled<Value, Options> = Options extends { readonly required: true } ? Value : Value | null

export type Format = DataFormat

export const SHORT = 140

export const LONG = 65_535

/** Characters of what the dialect stores without a limit: articles, templates and programs. */
export const LONGEST = 1_048_576

type Extra = Partial<Pick<FieldSpec<unknown>, 'choices' | 'rules' | 'initial'>>

export const upTo = (maxLength: number) => ({ maxLength, min: null, max: null })

export function field<Value>(
  fieldtype: FieldSpec<unknown>['fieldtype'],
  options: FieldOptions = {},
  extra: Extra = {},
): FieldSpec<Value> {
  const { choices = [], rules = upTo(SHORT), initial = null } = extra
  return { fieldtype, options, choices, rules, initial }
}
