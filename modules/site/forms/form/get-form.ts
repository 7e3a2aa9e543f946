import {
  text,
  metaOf,
  typeTexts,
  withChildTypes,
  type DocType,
  type ResolvedField,
} from '#framework/doctypes'
import { anyone, method, type MethodContext } from '#framework/modules'
import { findForm, stateFor, type FormInUse } from './web-form.queries.ts'
import type { Documents } from '#framework/documents'
import { writtenTranslations } from '#site/translations'
import { isFull } from '../submission/form-submission.queries.ts'
import { languages, type Language, type Translators } from '#framework/messages'
import type { Message } from '#meta'
import { askedFields, type AskedField, type Form, type FormRow, isShape } from './form-field.rules.ts'
import type { FormState } from './form-state.rules.ts'

/** Returns a form as the caller may fill it in. Staff get the same, because read access would reveal its definition. */
export const getForm = method({
  access: anyone,
  input: { web_form: text({ required: true }) },
  methods: ['GET', 'POST'],
  async run({ input, documents, site }) {
    return shownForm(documents, await findForm(documents, input.web_form), site)
  },
})

type Values = Readonly<Record<string, unknown>>

type Texts = Readonly<Record<string, string>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

const listIn = (values: Values, name: string): readonly Values[] => {
  const list: unknown = values[name]
  return Array.isArray(list) ? list.filter(isValues) : []
}

const textIn = (values: Values, name: string): string => {
  const text = values[name]
  return typeof text === 'string' ? text : ''
}

function textsOf(field: Values): readonly string[] {
  const choices = field['fieldtype'] === 'Select' ? textIn(field, 'options').split('\n') : []
  const own = [textIn(field, 'label'), textIn(field, 'description'), ...choices]
  return [...own, ...listIn(field, 'fields').flatMap(textsOf)].filter((text) => text !== '')
}

const ownTexts = ['title', 'introduction_text', 'button_label', 'success_title', 'success_message'] as const

function textsIn(form: Values): readonly string[] {
  const own = ownTexts.map((name) => textIn(form, name)).filter((text) => text !== '')
  return [...new Set([...own, ...listIn(form, 'web_form_fields').flatMap(textsOf)])]
}

function messagesOf(target: DocType): ReadonlyMap<string, Message> {
  const texts = withChildTypes(target).flatMap((type) => typeTexts(metaOf(type)))
  return new Map(texts.toReversed().map(({ text, message }) => [text, message]))
}

interface Known {
  readonly messages: ReadonlyMap<string, Message>
  readonly translators: Translators
  readonly written: Partial<Record<Language, ReadonlyMap<string, string>>>
}

function translationsOf(
  texts: readonly string[],
  { messages, translators, written }: Known,
): Partial<Record<Language, Texts>> {
  const translated = languages.map((language) => {
    const pairs = texts.map((text) => {
      const message = messages.get(text)
      const known = message === undefined ? text : translators[language](message)
      return [text, written[language]?.get(text) ?? known] as const
    })
    return [language, Object.fromEntries(pairs.filter(([text, other]) => text !== other))] as const
  })
  return Object.fromEntries(translated.filter(([, known]) => Object.keys(known).length > 0))
}

export async function shownForm(
  documents: Documents,
  inUse: FormInUse,
  { settings, translators }: MethodContext<never>['site'],
): Promise<Readonly<Record<string, unknown>>> {
  const { form, target } = inUse
  const state = stateFor(inUse, documents, settings.timeZone)
  const isOver = state === 'open' && (await isFull(documents, form))
  const shown = publicForm(form, target, isOver ? 'full' : state)
  const texts = textsIn(shown)
  const messages = messagesOf(target)
  const written = await writtenTranslations(
    documents,
    texts.filter((text) => !messages.has(text)),
  )
  return { ...shown, translations: translationsOf(texts, { messages, translators, written }) }
}

type PublicValues = Readonly<Record<string, unknown>>

function withoutNulls(values: PublicValues): PublicValues {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  )
}

function publicColumn(column: ResolvedField): PublicValues {
  const { fieldname, label, fieldtype, options, required, maxLength, min, max, spec } = column
  return withoutNulls({
    ...{ fieldname, label, fieldtype, reqd: required ? 1 : 0, max_length: maxLength, min, max },
    options: options.length > 0 ? options.join('\n') : null,
    default: spec.initial,
    description: spec.options.description ?? null,
    in_list_view: spec.options.inList ? 1 : 0,
    not_after_today: spec.options.notAfterToday === true ? 1 : null,
  })
}

function conditionsOf(row: FormRow): PublicValues {
  const { depends_on, mandatory_depends_on, description, hidden, read_only, idx } = row
  return { depends_on, mandatory_depends_on, description, hidden, read_only, idx }
}

function publicShape(row: FormRow): PublicValues {
  const { fieldname, fieldtype, label, options } = row
  return withoutNulls({ fieldname, fieldtype, label, options, ...conditionsOf(row) })
}

function publicField({ row, rules, notAfterToday, child, columns }: AskedField): PublicValues {
  const { fieldname, label, fieldtype, options, maxLength, min, max } = rules
  return withoutNulls({
    ...{ fieldname, label, fieldtype, reqd: row.reqd, max_length: maxLength, min, max },
    ...conditionsOf(row),
    options: options.length > 0 ? options.join('\n') : null,
    default: row.default,
    precision: row.precision,
    not_after_today: notAfterToday ? 1 : null,
    fields: child ? columns.map(publicColumn) : null,
  })
}

function publicFields(form: Form, target: DocType): readonly PublicValues[] {
  const asked = new Map(askedFields(form, target).map((field) => [field.row.name, field]))
  return form.web_form_fields.flatMap((row) => {
    if (isShape(row.fieldtype)) return [publicShape(row)]
    const field = asked.get(row.name)
    return field && row.hidden === 0 ? [publicField(field)] : []
  })
}

function outline(form: Form, state: FormState): PublicValues {
  const { name, title, route, doc_type, published, login_required, opens_on, closes_on } = form
  return {
    doctype: 'Web Form',
    name,
    title,
    route,
    doc_type,
    published,
    login_required,
    opens_on,
    closes_on,
    state,
  }
}

function publicForm(form: Form, target: DocType, state: FormState): PublicValues {
  if (state !== 'open') return withoutNulls(outline(form, state))
  const { introduction_text, button_label, success_title, success_message, success_url } = form
  const { anonymous, allow_edit, allow_delete, allow_multiple, allow_incomplete, edit_days, show_list } = form
  return withoutNulls({
    ...outline(form, state),
    ...{ anonymous, allow_edit, allow_delete, allow_multiple, allow_incomplete, edit_days, show_list },
    ...{ introduction_text, button_label, success_title, success_message, success_url },
    max_attachment_size: form.max_attachment_size || 10,
    web_form_fields: publicFields(form, target),
    list_columns: form.list_columns.map(({ fieldname, label }) => withoutNulls({ fieldname, label })),
  })
}
