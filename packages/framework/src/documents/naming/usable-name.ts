import type { DocType } from '#framework/doctypes'
import { DialectError, documentErrors } from '#framework/errors'
import { sentence, term, type Said } from '#meta'

const LONGEST = 140

function invalidName(message: Said): DialectError {
  return new DialectError({ code: 'documents.name', type: 'NameError', messages: [message], field: 'name' })
}

/** A name as it may stand: trimmed, not empty, without angle brackets, and not the type's own. */
export function usableName(type: DocType, given: unknown): string {
  const name = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : ''
  if (!name) throw documentErrors.mandatory(type.name, [{ fieldname: 'name', label: 'Name' }])
  if (/[<>\0]/.test(name) || name === type.name || name.length > LONGEST)
    throw invalidName(sentence`${name} cannot be the name of a ${term(type.name)}`)
  return name
}
