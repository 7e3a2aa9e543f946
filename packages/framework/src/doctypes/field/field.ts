import type { DataFormat, FieldRules, FieldType, Tone } from '#meta'

declare const valueType: unique symbol

export type Tones<Value extends string = string> = Readonly<Partial<Record<Value, Tone>>>

/** Options that every field understands. */
export interface FieldOptions {
  /** Label on forms; by default the field's name in words. */
  readonly label?: string
  readonly required?: boolean
  readonly unique?: boolean
  readonly readOnly?: boolean
  readonly hidden?: boolean
  /**
   * Only who writes every document of the type changes it: to others who write some of them, forms show it as text, and the
   * type's hooks refuse it.
   */
  readonly officeOnly?: boolean
  /** Permission level of the field, 0 to 9. Only roles with a grant at that level see or write it. */
  readonly level?: number
  readonly description?: string
  /** Shown as a column in lists. */
  readonly inList?: boolean
  /**
   * Of a number: empty says something that 0 does not, as 'no limit' or 'on request'. Without it, answers of the dialect say
   * 0 where none was given, as its clients expect.
   */
  readonly isNullable?: boolean
  /** Kept in an index, because lists filter or sort by it. */
  readonly indexed?: boolean
  /**
   * Of a Link: why people may give names of documents that they may neither read nor select. They learn by it which there
   * are; any other such name is refused as one that is not there.
   */
  readonly linksUnread?: string
  /**
   * Of a text: texts of at most so many characters are found by the beginnings of their words, in an index that `beginsWord`
   * of the queries asks.
   */
  readonly wordIndex?: number
  /** A Link that says nothing about whose document it is: User Permissions do not restrict by it. */
  readonly ignoreUserPermissions?: boolean
  /** May be given once and never changed after that. */
  readonly setOnlyOnce?: boolean
  /** A day that has been, as a birthday: one to come is refused, in forms as soon as it is typed. */
  readonly notAfterToday?: boolean
  /**
   * Of a Select's choices: those that forms offer. The others are the system's own, and the type's hooks refuse them from
   * people.
   */
  readonly offered?: readonly string[]
  /** Of a Link: those documents that forms offer, as filters of their list. The type's hooks refuse the others. */
  readonly linkFilters?: readonly (readonly [field: string, operator: string, value: unknown])[]
  /** The tones of values, by the value: a state that is left out is plain, a tick (1) that is left out is good news. */
  readonly tones?: Tones
  /** Of a text: it is shown in the language of whoever reads, where the site has a translation of it. */
  readonly translatable?: boolean
  /** Changes even when its document is submitted. */
  readonly allowOnSubmit?: boolean
  /** 'link_field.field': takes the value of that field of the linked document at every save. */
  readonly fetchFrom?: string
  /** The text names a document of the type that this other field says: it follows when that document is renamed. */
  readonly typeField?: string
  /** Beside `typeField`: when that document is deleted, this one goes aside with it, and comes back with it. */
  readonly goesAlong?: boolean
  /**
   * The text is the name of a document type: it follows when that is renamed. So do the fields that a `typeField` names.
   * 'within': types and names of documents stand in it, like 'Order ORD-1'.
   */
  readonly namesType?: true | 'within'
  /** The field's earlier name: its column is renamed, and its data stays. */
  readonly renamedFrom?: string
}

/** A field of a document type, with the type of its value. Made by the builders of `field-builders.ts`. */
export interface FieldSpec<Value> {
  readonly fieldtype: FieldType
  readonly options: FieldOptions
  readonly choices: readonly string[]
  readonly rules: Pick<FieldRules, 'maxLength' | 'min' | 'max'>
  /** The value of a new document that says nothing. */
  readonly initial: string | number | null
  /** Type only: nothing stands here at run time. */
  readonly [valueType]?: Value
}

export type ValueOf<Spec> = Spec extends FieldSpec<infer Value> ? Value : never

/** A required field is never null. */
export type Filled<Value, Options> = Options extends { readonly required: true } ? Value : Value | null

export type Format = DataFormat

/** Characters of a line of text, and of a text of many lines, where a field says nothing else. */
export const SHORT = 140

export const LONG = 65_535

/** Characters of what the dialect keeps without a bound: articles, templates and programs. */
export const LONGEST = 1_048_576

type Extra = Partial<Pick<FieldSpec<unknown>, 'choices' | 'rules' | 'initial'>>

export const upTo = (maxLength: number) => ({ maxLength, min: null, max: null })

/** A field of a type, with what its builder does not say filled in. */
export function field<Value>(
  fieldtype: FieldSpec<unknown>['fieldtype'],
  options: FieldOptions = {},
  extra: Extra = {},
): FieldSpec<Value> {
  const { choices = [], rules = upTo(SHORT), initial = null } = extra
  return { fieldtype, options, choices, rules, initial }
}
