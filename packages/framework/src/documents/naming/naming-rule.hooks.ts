import { columnsOf, prefixParts, type DocType, typeMessage } from '#framework/doctypes'
import { DialectError } from '#framework/errors'
import { frameworkMessage } from '#framework/messages'
import type { Message } from '#meta'
import { hooks } from '../hooks.ts'
import { DocumentNamingRule } from './naming-rule.doctype.ts'

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

/** A rule must be able to name something, and its numbers only go up: one that came back would name two documents. */
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
