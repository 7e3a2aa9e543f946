import type { DocType } from '#framework/doctypes'
import { type DialectError, documentErrors, errorFactory } from '#framework/errors'
import { frameworkMessages, frameworkMessage } from '#framework/messages'
import type { MethodContext } from '#framework/modules'
import type { Row } from '#framework/queries'
import { parseJson } from '#framework/rest'

const error = errorFactory('rpc', frameworkMessages.en)

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wrongType(argument: string, needed: string): DialectError {
  return error('argument', {
    type: 'FrappeTypeError',
    values: { argument, needed },
    field: argument,
  })
}

/** JSON text or a value; undefined when absent. */
export function jsonArgument(argument: string, value: unknown): unknown {
  const read = typeof value === 'string' ? parseJson(argument, value) : value
  return read ?? undefined
}

export function wordOrJson(argument: string, value: unknown): unknown {
  return typeof value === 'string' && !/^\s*([[{"]|null\s*$)/.test(value)
    ? value
    : jsonArgument(argument, value)
}

/** Filters in the list grammar; a plain name means the document of that name. */
export function filtersArgument(value: unknown): unknown {
  const read = wordOrJson('filters', value)
  if (read === '' || read === undefined) return undefined
  return typeof read === 'string' || typeof read === 'number' ? [['name', '=', String(read)]] : read
}

export function rowArgument(argument: string, value: unknown): Row {
  const read = jsonArgument(argument, value)
  if (read === undefined)
    throw documentErrors.mandatory(frameworkMessage('documents.this_call'), [
      { fieldname: argument, label: argument },
    ])
  if (!isRow(read)) throw wrongType(argument, 'dict')
  return read
}

export function listArgument(argument: string, value: unknown, most: number): readonly unknown[] {
  const read = jsonArgument(argument, value)
  if (!Array.isArray(read)) throw wrongType(argument, 'list')
  if (read.length <= most) return read
  throw error('too_many', {
    type: 'ValidationError',
    values: { most, argument },
    field: argument,
  })
}

export function isOff(value: unknown): boolean {
  return ['false', 'False', '0', false, 0].some((no) => no === value)
}

export async function typeNamed(
  { findType }: Pick<MethodContext<never>, 'findType'>,
  name: string,
): Promise<DocType> {
  const type = await findType(name)
  if (!type) throw documentErrors.unknownDocType(name)
  return type
}

export async function typedDocument(
  context: Pick<MethodContext<never>, 'findType'>,
  doc: Row,
): Promise<{ readonly type: DocType; readonly name: string; readonly values: Row }> {
  const { doctype, name } = doc
  if (typeof doctype !== 'string')
    throw documentErrors.mandatory(frameworkMessage('documents.this_call'), [
      { fieldname: 'doctype', label: 'DocType', messageId: 'input.doctype' },
    ])
  return { type: await typeNamed(context, doctype), name: nameOf(name), values: doc }
}

/** A document's name as text; names that PostgreSQL cannot store are refused. */
export function nameOf(name: unknown): string {
  const text = typeof name === 'string' || typeof name === 'number' ? String(name) : ''
  return text.includes('\0') || !text.isWellFormed() ? '' : text
}
