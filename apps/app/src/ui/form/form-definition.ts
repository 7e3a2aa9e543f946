import { documentRequest } from '#client'
import type { PageCall } from '../../data/page-call.ts'
import type { FormField } from './form-field.ts'

/** Why a form takes nothing now, or that it does. */
export type FormState = 'open' | 'not open yet' | 'closed' | 'sign in' | 'full'

/** A Web Form as those see it who fill it in; only the outline while it is not open. */
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
}

export function formCall(route: string): PageCall<FormDefinition> {
  return { ...documentRequest('Web Form', route), method: 'GET', key: `form:${route}` }
}

/** The fields, each with a name: breaks may come without one. */
export function fieldsOf({ web_form_fields = [] }: FormDefinition): FormField[] {
  return web_form_fields.map((field, index) => ({
    ...field,
    fieldname: field.fieldname ?? `shape-${index}`,
    fieldtype: field.fieldtype ?? 'Data',
    label: field.label ?? '',
  }))
}

/** The table of a form and its columns, by the table's name. */
export function tableOf(definition: FormDefinition, table: string): FormField | undefined {
  return fieldsOf(definition).find(({ fieldname, fieldtype }) => fieldname === table && fieldtype === 'Table')
}
