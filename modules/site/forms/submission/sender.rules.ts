import { hashSecret, isSecret, randomSecret } from '#framework/identity'
import { toE164, toDecimal } from '#meta'
import type { Form, AskedField } from '../form/form-field.rules.ts'
import { columnsOf, type DocType } from '#framework/doctypes'

type Values = Readonly<Record<string, unknown>>

interface Sender {
  readonly user: string
  readonly isGuest: boolean
}

/** Normalises phone numbers and addresses, so that spellings of the same value are equal. */
function textOrNull(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null
  return toE164(value) ?? value.trim().toLowerCase()
}

/**
 * Returns a hash that identifies the person, for a limit of one submission each; null without such a limit or value. A
 * hash, so that contacts are stored in documents only.
 */
export function personOf(form: Form, values: Values, sender: Sender): string | null {
  if (form.allow_multiple === 1) return null
  const contact = form.person_field === null ? null : textOrNull(values[form.person_field])
  const person = contact ?? (sender.isGuest ? null : sender.user)
  return person === null ? null : hashSecret(`${form.name} ${person}`)
}

export interface NewReceipt {
  readonly token: string
  readonly receipt_hash: string
  readonly encrypted_receipt: string | null
}

function applyPad(token: Buffer, key: string): Buffer {
  const pad = Buffer.from(hashSecret(`receipt sealed by ${key}`), 'hex')
  return Buffer.from(token.map((byte, index) => byte ^ (pad[index] ?? 0)))
}

/**
 * Creates a receipt. With a call's key it is also stored encrypted by that key, of which only the hash is stored, so
 * that a repeated call gets the same receipt.
 */
export function newReceipt(key: string | null): NewReceipt {
  const token = randomSecret()
  const encrypted = key === null ? null : applyPad(Buffer.from(token, 'base64url'), key).toString('base64url')
  return { token, receipt_hash: hashSecret(token), encrypted_receipt: encrypted }
}

export function decryptReceipt(encrypted: string, key: string): string {
  return applyPad(Buffer.from(encrypted, 'base64url'), key).toString('base64url')
}

export function isReceipt(token: string | null, hash: string | null): boolean {
  return token !== null && isSecret(token) && hashSecret(token) === hash
}

type DocumentValues = Readonly<Record<string, unknown>>

function isRow(value: unknown): value is DocumentValues {
  return typeof value === 'object' && value !== null
}

function wireValues(type: DocType, values: DocumentValues, fieldnames: readonly string[]): DocumentValues {
  const columns = columnsOf(type)
  const entries = fieldnames.flatMap((fieldname) => {
    const value = values[fieldname]
    if (value === null || value === undefined) return []
    const isAmount = columns.get(fieldname)?.fieldtype === 'Currency' && typeof value === 'number'
    return [[fieldname, isAmount ? toDecimal(value) : value] as const]
  })
  return Object.fromEntries(entries)
}

function rowsOf({ rules, child, columns }: AskedField, document: DocumentValues): DocumentValues {
  const rows: unknown = document[rules.fieldname]
  if (!child || !Array.isArray(rows)) return {}
  const shown = ['name', 'idx', ...columns.map(({ fieldname }) => fieldname)]
  return {
    [rules.fieldname]: rows
      .filter(isRow)
      .map((row) => ({ ...wireValues(child, row, shown), doctype: child.name })),
  }
}

/** Returns the fields that the form shows: money as decimals, without nulls. */
export function shownDocument(
  type: DocType,
  asked: readonly AskedField[],
  document: DocumentValues,
): DocumentValues {
  const visible = asked.filter(({ row }) => row.hidden === 0)
  const simple = visible.filter(({ child }) => child === null).map(({ rules }) => rules.fieldname)
  const tables = visible.flatMap((field) => Object.entries(rowsOf(field, document)))
  return {
    ...wireValues(type, document, ['name', 'modified', 'docstatus', ...simple]),
    ...Object.fromEntries<unknown>(tables),
    doctype: type.name,
  }
}
