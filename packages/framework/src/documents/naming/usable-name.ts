import { type DocType, typeMessage } from '#framework/doctypes'
import { documentErrors, errorFactory } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'

const LONGEST = 140

const error = errorFactory('documents', frameworkMessages.en)

const nameField = { fieldname: 'name', label: 'Name', messageId: 'document.name' } as const

/** A name as it may stand: trimmed, not empty, without angle brackets, and not the type's own. */
export function usableName(type: DocType, given: unknown): string {
  const name = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : ''
  if (!name) throw documentErrors.mandatory(typeMessage(type.name), [nameField])
  if (/[<>\0]/.test(name) || name === type.name || name.length > LONGEST)
    throw error('name', {
      type: 'NameError',
      values: { name, type: typeMessage(type.name) },
      field: 'name',
    })
  return name
}
