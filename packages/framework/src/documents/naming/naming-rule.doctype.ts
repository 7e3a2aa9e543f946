import {
  check,
  childType,
  docType,
  everything,
  int,
  reading,
  always,
  select,
  table,
  text,
  columnsOf,
  prefixParts,
  type DocType,
  typeMessage,
} from '#framework/doctypes'
import { DialectError } from '#framework/errors'
import { frameworkMessage } from '#framework/messages'
import type { Message } from '#meta'
import { hooks } from '../hooks.ts'

const Condition = childType('Document Naming Rule Condition', {
  field: text({ required: true }),
  condition: select(['=', '!=', '>', '<', '>=', '<='], { required: true, default: '=' }),
  value: text({ required: true }),
})

export const DocumentNamingRule = docType('Document Naming Rule', {
  fields: {
    document_type: text({ format: 'DocType', namesType: true, required: true, inList: true, indexed: true }),
    disabled: check({ tone: 'warn', inList: true }),
    priority: int({
      default: 0,
      inList: true,
      description: 'The matching rule with the highest priority is used',
    }),
    prefix: text({ required: true, inList: true, description: 'For example INV-.YYYY.-' }),
    prefix_digits: int({ label: 'Number of digits', required: true, default: 5, min: 1, max: 12 }),
    counter: int({
      required: true,
      default: 0,
      min: 0,
      description: 'Last number used. It can only be increased.',
    }),
    conditions: table(Condition, { max: 20 }),
  },
  access: {
    'System Manager': everything,
    'School Office': reading(always),
    'Store Manager': reading(always),
  },
  titleField: 'prefix',
  searchFields: ['document_type', 'prefix'],
})

function refusal(message: Message, field: string): DialectError {
  return new DialectError({
    code: 'records.naming_rule',
    type: 'ValidationError',
    messages: [message],
    field,
  })
}

function requireKnown(type: DocType | undefined, name: string): DocType {
  if (!type || type.isChild)
    throw refusal(frameworkMessage('naming_rules.unknown_type', { name }), 'document_type')
  return type
}

/** Refuses rules that name nothing, and counters that go back: a repeated number would name two documents. */
export const namingRuleHooks = hooks(DocumentNamingRule, {
  beforeSave({ previous, document, documents }) {
    const { document_type, prefix, conditions, counter } = document
    const type = requireKnown(documents.registry.find(document_type), document_type)
    if (prefixParts(prefix).some(({ kind }) => kind === 'counter'))
      throw refusal(frameworkMessage('naming_rules.number_in_prefix'), 'prefix')
    const lost = conditions.find(({ field }) => !columnsOf(type).has(field))
    if (lost)
      throw refusal(
        frameworkMessage('documents.unknown_field', { type: typeMessage(document_type), field: lost.field }),
        'conditions',
      )
    return { counter: Math.max(counter, previous?.counter ?? 0) }
  },
})
