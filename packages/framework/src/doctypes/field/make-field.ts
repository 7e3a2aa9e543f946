import type { FieldOptions, FieldSpec } from './field.ts'

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
