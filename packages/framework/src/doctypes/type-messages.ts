import { type Message, type Translate, escapeMessage, type FieldRules } from '#meta'
import type { Meta } from './meta.ts'
import type { WaitingWork } from './doc-type.ts'

interface TypeText {
  readonly text: string
  readonly message: Message
  /** True when programs match this text: its English for users is in the catalogue alone. */
  readonly isKey?: true
}

type Described = Pick<Meta, 'name' | 'fields' | 'actions' | 'notices' | 'states'>

function optionTexts(type: string, field: Meta['fields'][number]): readonly TypeText[] {
  const options = field.options?.split('\n') ?? []
  if (field.fieldtype === 'Select') {
    const id = fieldId(type, field.fieldname)
    return options.map((text) => ({ text, message: choiceMessage(id, text), isKey: true }))
  }
  const namesType = ['Link', 'Table', 'Table MultiSelect'].includes(field.fieldtype)
  return namesType ? options.map((text) => ({ text, message: typeMessage(text), isKey: true })) : []
}

function fieldTexts(type: string, field: Meta['fields'][number]): readonly TypeText[] {
  const id = fieldId(type, field.fieldname)
  const description = field.description ?? ''
  return [
    { text: field.label, message: inCode(id, field.label) },
    { text: description, message: inCode(`${id}.description`, description) },
    ...optionTexts(type, field),
  ]
}

function actionTexts({ name, actions }: Described): readonly TypeText[] {
  const known = new Map<string, number>()
  return actions.map(({ label: text, action }) => {
    const key = action.split('.').at(-1) ?? action
    const place = (known.get(key) ?? 0) + 1
    known.set(key, place)
    const id = `${typeId(name)}._actions.${key}${place === 1 ? '' : `_${place}`}`
    return { text, message: inCode(id, text) }
  })
}

export function typeTexts(meta: Described): readonly TypeText[] {
  const { name, fields, states, notices } = meta
  const transitions = 'transitions' in states ? states.transitions : []
  const texts = [
    { text: name, message: typeMessage(name), isKey: true as const },
    ...fields.flatMap((field) => fieldTexts(name, field)),
    ...transitions.map(({ action }) => ({
      ...{ text: action, message: transitionMessage(name, action) },
      isKey: true as const,
    })),
    ...actionTexts(meta),
    ...notices.map(({ key, text }) => ({ text, message: inCode(`${typeId(name)}._notices.${key}`, text) })),
  ]
  return texts.filter(({ text }) => text.trim() !== '')
}

/** Translates a definition's texts for the dialect's `__messages`, by text; unchanged ones are left out. */
export function messagesFor(meta: Described, t: Translate): Readonly<Record<string, string>> {
  const pairs = typeTexts(meta).map(({ text, message }) => [text, t(message)] as const)
  return Object.fromEntries(pairs.filter(([text, translated]) => text !== translated).toReversed())
}

const asId = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')

const typeId = (type: string): string => `type.${asId(type)}`

const inCode = (id: string, text: string): Message => ({ id, text: escapeMessage(text), values: {} })

const addedFields: ReadonlySet<string> = new Set(['amended_from'])

export function fieldId(type: string, fieldname: string): string {
  return addedFields.has(fieldname) ? `document.${fieldname}` : `${typeId(type)}.${fieldname}`
}

export const typeMessage = (name: string): Message => inCode(`${typeId(name)}._name`, name)

type Labelled = Pick<FieldRules, 'label' | 'messageId'>

/** The label of a field; labels that the organisation wrote stay untranslated. */
export const labelMessage = ({ label, messageId }: Labelled): Message | string =>
  messageId === undefined ? label : inCode(messageId, label)

export const choiceMessage = (fieldMessageId: string, choice: string): Message =>
  inCode(`${fieldMessageId}.options.${choice}`, choice)

export const transitionMessage = (type: string, action: string): Message =>
  inCode(`${typeId(type)}._transitions.${asId(action)}`, action)

export const verbMessage = (verb: string): Message => inCode(`verb.${verb}`, verb)

export const waitingMessage = (type: string, { label, values }: WaitingWork): Message =>
  inCode(`${typeId(type)}._waiting.${asId(values[0] ?? '')}`, label)
