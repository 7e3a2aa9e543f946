import { columnsOf, prefixParts, type DocType } from '#framework/doctypes'
import { DialectError } from '#framework/errors'
import { sentence, type Said } from '#meta'
import { hooks } from '../hooks.ts'
import { DocumentNamingRule } from './naming-rule.doctype.ts'

function refusal(message: Said, field: string): DialectError {
  return new DialectError({
    code: 'records.naming_rule',
    type: 'ValidationError',
    messages: [message],
    field,
  })
}

function requireKnown(type: DocType | undefined, name: string): DocType {
  if (!type || type.isChild) throw refusal(sentence`No document type is called ${name}`, 'document_type')
  return type
}

/** A rule must be able to name something, and its numbers only go up: one that came back would name two documents. */
export const namingRuleHooks = hooks(DocumentNamingRule, {
  beforeSave({ previous, document, documents }) {
    const { document_type, prefix, conditions, counter } = document
    const type = requireKnown(documents.registry.find(document_type), document_type)
    if (prefixParts(prefix).some(({ kind }) => kind === 'counter'))
      throw refusal('The number is added to the prefix: it must hold no #', 'prefix')
    const lost = conditions.find(({ field }) => !columnsOf(type).has(field))
    if (lost) throw refusal(sentence`${document_type} has no field ${lost.field}`, 'conditions')
    return { counter: Math.max(counter, previous?.counter ?? 0) }
  },
})
