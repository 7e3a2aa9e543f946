import { escapeMessage, type FieldRules, type Message } from '#meta'
import type { WaitingWork } from './doc-type.ts'

const asId = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')

export const typeId = (type: string): string => `type.${asId(type)}`

export const inCode = (id: string, text: string): Message => ({ id, text: escapeMessage(text), values: {} })

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
