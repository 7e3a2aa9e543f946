import { type FieldSpec, field } from './field.ts'

// What only shapes a form: it stands in the type's definition, and holds no value.

/** A heading under which the fields that follow stand together. */
export function section(label: string): FieldSpec<never> {
  return field('Section Break', { label })
}

/** What follows stands beside what came before, where there is room. */
export function columnBreak(): FieldSpec<never> {
  return field('Column Break', { label: '' })
}

/** A part of a form with sections of its own. */
export function tab(label: string): FieldSpec<never> {
  return field('Tab Break', { label })
}

/** What follows is asked for less often. */
export function fold(): FieldSpec<never> {
  return field('Fold', { label: '' })
}

/** A line in large letters between the fields. */
export function heading(label: string): FieldSpec<never> {
  return field('Heading', { label })
}

/** Words that explain, with their tags. */
export function explanation(markup: string): FieldSpec<never> {
  return field('HTML', { label: '' }, { choices: [markup] })
}

/** Shows the picture that another field of the document names. */
export function shownPicture(pictureField: string, label = ''): FieldSpec<never> {
  return field('Image', { label }, { choices: [pictureField] })
}

/** Calls a method of the document. */
export function button(label: string, method: string): FieldSpec<never> {
  return field('Button', { label }, { choices: [method] })
}
