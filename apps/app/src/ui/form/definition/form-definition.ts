import { methodRead, shapedAs } from '#client'
import type { PageCall } from '../../../data/page-call.ts'
import type { FormField } from './form-field.ts'

export type FormState = 'open' | 'not open yet' | 'closed' | 'sign in' | 'full'

export interface FormDefinition {
  name: string
  title: string
  route: string
  doc_type: string
  state: FormState
  opens_on?: string
  closes_on?: string
  introduction_text?: string
  button_label?: string
  success_title?: string
  success_message?: string
  success_url?: string
  anonymous?: 0 | 1
  allow_edit?: 0 | 1
  allow_delete?: 0 | 1
  allow_multiple?: 0 | 1
  allow_incomplete?: 0 | 1
  /** Megabytes. */
  max_attachment_size?: number
  web_form_fields?: readonly Partial<FormField>[]
  translations?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export function formCall(route: string): PageCall<FormDefinition> {
  const request = methodRead('mela.forms.get_form', { web_form: route })
  return { ...shapedAs<FormDefinition>(request), key: `form:${route}` }
}

function fieldIn<Field extends Partial<FormField>>(
  field: Field,
  text: Readonly<Record<string, string>>,
): Field {
  const { label, description, fields } = field
  return {
    ...field,
    ...(label === undefined ? {} : { label: text[label] ?? label }),
    ...(description === undefined ? {} : { description: text[description] ?? description }),
    ...(fields === undefined ? {} : { fields: fields.map((column) => fieldIn(column, text)) }),
    choiceLabels: text,
  }
}

const ownTexts = ['introduction_text', 'button_label', 'success_title', 'success_message'] as const

function translated(definition: FormDefinition, language: string): FormDefinition {
  const text = definition.translations?.[language]
  if (text === undefined) return definition
  const { title, web_form_fields: fields } = definition
  const own = ownTexts.flatMap((name) => {
    const translation = text[definition[name] ?? '']
    return translation === undefined ? [] : [[name, translation] as const]
  })
  return {
    ...definition,
    title: text[title] ?? title,
    ...Object.fromEntries(own),
    ...(fields === undefined ? {} : { web_form_fields: fields.map((field) => fieldIn(field, text)) }),
  }
}

/** The same form in the same language stays the same object, because the typed answers depend on its identity. */
const known = new WeakMap<FormDefinition, Map<string, FormDefinition>>()

/** Translates a form; texts without a translation stay unchanged. */
export function formIn(definition: FormDefinition, language: string): FormDefinition {
  const byLanguage = known.get(definition) ?? new Map<string, FormDefinition>()
  const localized = byLanguage.get(language) ?? translated(definition, language)
  known.set(definition, byLanguage.set(language, localized))
  return localized
}

/** Returns the fields, each with a name: breaks may have none on the wire. */
export function fieldsOf({ web_form_fields = [] }: FormDefinition): FormField[] {
  return web_form_fields.map((field, index) => ({
    ...field,
    fieldname: field.fieldname ?? `shape-${index}`,
    fieldtype: field.fieldtype ?? 'Data',
    label: field.label ?? '',
  }))
}

export function tableOf(definition: FormDefinition, table: string): FormField | undefined {
  return fieldsOf(definition).find(({ fieldname, fieldtype }) => fieldname === table && fieldtype === 'Table')
}
