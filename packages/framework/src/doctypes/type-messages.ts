import { type Message, type Translate, escapeMessage, type FieldRules } from '#meta'
import type { Meta } from './meta.ts'
import type { WaitingWork } from './doc-type.ts'

/** A text of a type as the wire shows it, and the message that translates it. */
interface TypeText {
  readonly text: string
  readonly message: Message
  /** Programs know it by this text: its English for people stands in the catalogue alone. */
  readonly isKey?: true
}

type Described = Pick<Meta, 'name' | 'fields' | 'actions' | 'notices' | 'states'>

/** Choices are shown to people; options of links and tables are names of types. */
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

/** Two actions of a type may call one method: the second is numbered. */
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

/** Every text of a type's definition that a person may read on a form or in a list. */
export function typeTexts(meta: Described): readonly TypeText[] {
  const { name, fields, states, notices } = meta
  const moves = 'moves' in states ? states.moves : []
  const texts = [
    { text: name, message: typeMessage(name), isKey: true as const },
    ...fields.flatMap((field) => fieldTexts(name, field)),
    ...moves.map(({ action }) => ({
      ...{ text: action, message: transitionMessage(name, action) },
      isKey: true as const,
    })),
    ...actionTexts(meta),
    ...notices.map(({ key, text }) => ({ text, message: inCode(`${typeId(name)}._notices.${key}`, text) })),
  ]
  return texts.filter(({ text }) => text.trim() !== '')
}

/** A definition's texts translated, as the dialect's `__messages`: by their text; those that stay are left out. */
export function messagesFor(meta: Described, t: Translate): Readonly<Record<string, string>> {
  const pairs = typeTexts(meta).map(({ text, message }) => [text, t(message)] as const)
  return Object.fromEntries(pairs.filter(([text, translated]) => text !== translated).toReversed())
}

const asId = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')

const typeId = (type: string): string => `type.${asId(type)}`

const inCode = (id: string, text: string): Message => ({ id, text: escapeMessage(text), values: {} })

/** Fields that the framework itself adds to types have their texts once. */
const addedFields: ReadonlySet<string> = new Set(['amended_from'])

/** The id of a field's label; those of its description and choices begin with it. */
export function fieldId(type: string, fieldname: string): string {
  return addedFields.has(fieldname) ? `document.${fieldname}` : `${typeId(type)}.${fieldname}`
}

/** A document type by its name, as people read it. */
export const typeMessage = (name: string): Message => inCode(`${typeId(name)}._name`, name)

type Labelled = Pick<FieldRules, 'label' | 'messageId'>

/** The label of a field. What the office wrote on a form of its own stays as it was written. */
export const labelMessage = ({ label, messageId }: Labelled): Message | string =>
  messageId === undefined ? label : inCode(messageId, label)

/** A choice of a Select, or a state that it holds. */
export const choiceMessage = (fieldMessageId: string, choice: string): Message =>
  inCode(`${fieldMessageId}.options.${choice}`, choice)

/** A transition between states, by its action. */
export const transitionMessage = (type: string, action: string): Message =>
  inCode(`${typeId(type)}._transitions.${asId(action)}`, action)

export const verbMessage = (verb: string): Message => inCode(`verb.${verb}`, verb)

export const waitingMessage = (type: string, { label, values }: WaitingWork): Message =>
  inCode(`${typeId(type)}._waiting.${asId(values[0] ?? '')}`, label)
