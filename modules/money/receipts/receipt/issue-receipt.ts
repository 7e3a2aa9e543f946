import { receiptEvents } from '../events.ts'
import type { Doc, NewDoc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { randomSecret } from '#framework/identity'
import { Receipt } from './receipt.doctype.ts'
import { receiptErrors } from '../errors.ts'
import {
  receiptNumber,
  financialYearOf,
  type FinancialYear,
  nextIssueDate,
} from '../number-series/number-series.rules.ts'
import { lockIssuer, type Issuer } from '../issuer/lock-issuer.ts'
import { ReceiptSeries } from '../number-series/receipt-series.doctype.ts'
import { createLetterhead, type Letterhead } from '../issuer/letterhead.rules.ts'

export type ReceiptSource =
  | { readonly type: 'Payment'; readonly name: string }
  | { readonly type: 'Manual Payment'; readonly name: string }
  | { readonly type: 'Cash Collection'; readonly name: string }

/** A receipt to issue. Amounts in minor units, days 'YYYY-MM-DD'. */
export interface ReceiptInput {
  readonly source: ReceiptSource
  /** Name of the Business that received the money; null for the organisation. */
  readonly organisation: string | null
  readonly amount: number
  readonly currency?: string
  readonly payer: {
    readonly name: string
    readonly email: string | null
    readonly phone: string | null
    readonly user: string | null
  }
  readonly reference: { readonly type: string; readonly name: string } | null
  readonly lines: readonly { readonly description: string; readonly amount: number }[]
  readonly method: string
  readonly methodReference?: string | null
  readonly bank?: string | null
  readonly receivedOn: string
  /** A cheque counts once cleared, which its receipt mentions. */
  readonly condition?: 'none' | 'cheque must clear'
  readonly returned?: number
  readonly replaces?: string | null
}

export interface IssuedReceipt {
  readonly name: string
  readonly receipt_number: string
  readonly issued_on: string
  readonly token: string
}

const sourceKey = ({ type, name }: ReceiptSource): string => `${type} ${name}`

async function toIssuedReceipt(documents: Documents, receipt: Doc<typeof Receipt>): Promise<IssuedReceipt> {
  const { name, receipt_number, issued_on } = receipt
  const token = (await documents.secret(Receipt, name, 'token')) ?? ''
  return { name, receipt_number, issued_on, token }
}

/** Returns the valid receipt of a source, or null. */
export async function findReceipt(caller: Documents, source: ReceiptSource): Promise<IssuedReceipt | null> {
  const documents = caller.asSystem()
  const [found] = await documents.find(Receipt, { where: { issued_for: sourceKey(source) }, limit: 1 })
  return found ? toIssuedReceipt(documents, await documents.get(Receipt, found.name)) : null
}

function sourceLink({ type, name }: ReceiptSource): NewDoc<typeof Receipt> {
  switch (type) {
    case 'Payment':
      return { payment: name }
    case 'Manual Payment':
      return { manual_payment: name }
    case 'Cash Collection':
      return { cash_collection: name }
  }
}

function createPaymentFields(receiptInput: ReceiptInput): NewDoc<typeof Receipt> {
  return {
    method: receiptInput.method,
    method_reference: receiptInput.methodReference ?? null,
    bank: receiptInput.bank ?? null,
    received_on: receiptInput.receivedOn,
    condition: receiptInput.condition ?? 'none',
    returned: receiptInput.returned ?? 0,
  }
}

function createReceiptFields(receiptInput: ReceiptInput): NewDoc<typeof Receipt> {
  const { source, payer, reference, amount, currency = 'INR', lines, replaces = null } = receiptInput
  return {
    ...sourceLink(source),
    ...createPaymentFields(receiptInput),
    ...{ issued_for: sourceKey(source), amount, currency, lines, replaces },
    payer_name: payer.name,
    payer_email: payer.email,
    payer_phone: payer.phone,
    payer: payer.user,
    reference_type: reference?.type ?? null,
    reference_name: reference?.name ?? null,
  }
}

interface IssuingDetails {
  readonly issuer: Issuer
  readonly website: Values | null
}

async function insertReceipt(
  documents: Documents,
  { issuer, website }: IssuingDetails,
  receiptInput: ReceiptInput,
): Promise<IssuedReceipt> {
  const letterhead = await letterheadOf(documents, issuer, website)
  const { series, financialYear, number, issuedOn } = await takeNextNumber(documents, issuer)
  const token = randomSecret()
  const { name, receipt_number } = await documents.insert(Receipt, {
    ...createReceiptFields(receiptInput),
    issuer: issuer.name,
    organisation: issuer.organisation,
    letterhead: JSON.stringify(letterhead),
    series,
    financial_year: financialYear,
    number,
    issued_on: issuedOn,
    receipt_number: receiptNumber({ prefix: issuer.number_prefix, financialYear, number }),
    token,
  })
  await documents.emit(receiptEvents.issued, { receipt: name })
  return { name, receipt_number, issued_on: issuedOn, token }
}

/**
 * Issues a receipt in the caller's transaction, which assigns its number on commit. Idempotent per source. Must follow
 * all other locks.
 */
export async function issueReceipt(caller: Documents, receiptInput: ReceiptInput): Promise<IssuedReceipt> {
  const sum = receiptInput.lines.reduce((total, { amount }) => total + amount, 0)
  if (sum !== receiptInput.amount) throw receiptErrors.lines()
  const documents = caller.asSystem()
  const website = receiptInput.organisation === null ? await readWebsite(documents) : null
  const issuer = await lockIssuer(documents, receiptInput.organisation ?? defaultOrganisation(website))
  return (
    (await findReceipt(documents, receiptInput.source)) ??
    insertReceipt(documents, { issuer, website }, receiptInput)
  )
}

async function letterheadOf(
  documents: Documents,
  issuer: Issuer,
  website: Values | null,
): Promise<Letterhead> {
  const { organisation } = issuer
  return createLetterhead({
    issuer,
    organisation: organisation === null ? null : await readOrganisation(documents, organisation),
    website: organisation === null ? website : null,
  })
}

type Values = Readonly<Record<string, unknown>>

async function readByType(documents: Documents, type: string, name: string): Promise<Values | null> {
  const known = documents.registry.find(type)
  return known ? documents.get(known, name) : null
}

/** Reads a Business by type name, because the store module may not be imported. */
function readOrganisation(documents: Documents, name: string): Promise<Values | null> {
  return readByType(documents, 'Business', name)
}

/** Returns the website's settings; null on a site without them. */
function readWebsite(documents: Documents): Promise<Values | null> {
  return readByType(documents, 'Website Settings', 'Website Settings')
}

/**
 * Returns the website's own business, so that the organisation and its business share one number series; null when the
 * website names none.
 */
function defaultOrganisation(website: Values | null): string | null {
  const business = website?.['default_business']
  return typeof business === 'string' && business !== '' ? business : null
}

type Series = Pick<Doc<typeof ReceiptSeries>, 'name' | 'financial_year' | 'last_number' | 'last_issued_on'>

interface NextNumber {
  readonly series: string
  readonly financialYear: string
  readonly number: number
  readonly issuedOn: string
}

function listSeries(documents: Documents, issuer: Issuer): Promise<readonly Series[]> {
  return documents.find(ReceiptSeries, {
    where: { issuer: issuer.name },
    fields: ['name', 'financial_year', 'last_number', 'last_issued_on'],
  })
}

function findLastIssueDate(all: readonly Series[]): string | null {
  const days = all.flatMap(({ last_issued_on }) => (last_issued_on === null ? [] : [last_issued_on]))
  return days.sort().at(-1) ?? null
}

async function openSeries(documents: Documents, issuer: Issuer, year: FinancialYear): Promise<Series> {
  return documents.insert(ReceiptSeries, {
    issuer: issuer.name,
    financial_year: year.name,
    first_day: year.firstDay,
    last_day: year.lastDay,
  })
}

/** Takes the next number; a rollback returns it. The issuer must be locked. */
async function takeNextNumber(documents: Documents, issuer: Issuer): Promise<NextNumber> {
  const { today } = documents
  const all = await listSeries(documents, issuer)
  const last = findLastIssueDate(all)
  const issuedOn = nextIssueDate(today, last)
  if (issuedOn === null) throw receiptErrors.clock(last ?? '', today)
  const year = financialYearOf(issuedOn, issuer.financial_year_start)
  const known = all.find(({ financial_year }) => financial_year === year.name)
  const { name, last_number } = known ?? (await openSeries(documents, issuer, year))
  const number = last_number + 1
  await documents.save(ReceiptSeries, name, { last_number: number, last_issued_on: issuedOn })
  return { series: name, financialYear: year.name, number, issuedOn }
}
