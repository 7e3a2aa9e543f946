import { type FieldSpec, field } from './field.ts'

export function section(label: string): FieldSpec<never> {
  return field('Section Break', { label })
}

export function columnBreak(): FieldSpec<never> {
  return field('Column Break', { label: '' })
}

export function tab(label: string): FieldSpec<never> {
  return field('Tab Break', { label })
}

export function fold(): FieldSpec<never> {
  return field('Fold', { label: '' })
}

export function heading(label: string): FieldSpec<never> {
  return field('Heading', { label })
}

export function explanation(markup: string): FieldSpec<never> {
  return field('HTML', { label: '' }, { choices: [markup] })
}

export function shownPicture(pictureField: string, label = ''): FieldSpec<never> {
  return field('Image', { label }, { choices: [pictureField] })
}

export function button(label: string, method: string): FieldSpec<never> {
  return field('Button', { label }, { choices: [method] })
}
