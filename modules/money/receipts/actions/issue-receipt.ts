import type { Doc, NewDoc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { randomSecret } from '#framework/identity'
import { Receipt } from '../doctypes/receipt.doctype.ts'
import { receiptErrors } from '../errors.ts'
import { receiptNumber } from '../rules/receipt-number.ts'
import { lockIssuer, type Issuer } from './lock-issuer.ts'
import { takeNextPlace } from './next-place.ts'
import { letterheadOf } from './read-letterhead.ts'
import { houseOrganisation, readWebsite, type Values } from './read-organisation.ts'

/** What the money came with: a receipt is given once for each. */
export type ReceiptSource =
  | { readonly type: 'Payment'; readonly name: string }
  | { readonly type: 'Counter Payment'; readonly name: string }
  | { readonly type: 'Cash Collection'; readonly name: string }

/** A receipt that is to be given. Amounts are minor units, days 'YYYY-MM-DD'. */
export interface ReceiptWanted {
  readonly source: ReceiptSource
  /** Name of the Business that received the money; null for the organisation itself. */
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
  /** What it was paid for; the amounts add up to the amount. */
  readonly lines: readonly { readonly description: string; readonly amount: number }[]
  readonly method: string
  readonly methodReference?: string | null
  readonly bank?: string | null
  readonly receivedOn: string
  /** A cheque is money only once it has cleared, and its receipt says so. */
  readonly condition?: 'none' | 'cheque must clear'
  /** What of it was paid back before the receipt was given. */
  readonly returned?: number
  /** The cancelled receipt that this one stands for. */
  readonly replaces?: string | null
}

/** A receipt that was given. The token opens it for whoever has it. */
export interface IssuedReceipt {
  readonly name: string
  readonly receipt_number: string
  readonly issued_on: string
  readonly token: string
}

const keyOf = ({ type, name }: ReceiptSource): string => `${type} ${name}`

async function issued(documents: Documents, receipt: Doc<typeof Receipt>): Promise<IssuedReceipt> {
  const { name, receipt_number, issued_on } = receipt
  const token = (await documents.secret(Receipt, name, 'token')) ?? ''
  return { name, receipt_number, issued_on, token }
}

/** The receipt that was given for a source and still holds; null when there is none. */
export async function receiptFor(caller: Documents, source: ReceiptSource): Promise<IssuedReceipt | null> {
  const documents = caller.asSystem()
  const [found] = await documents.find(Receipt, { where: { issued_for: keyOf(source) }, limit: 1 })
  return found ? issued(documents, await documents.get(Receipt, found.name)) : null
}

function sourceLink({ type, name }: ReceiptSource): NewDoc<typeof Receipt> {
  switch (type) {
    case 'Payment':
      return { payment: name }
    case 'Counter Payment':
      return { counter_payment: name }
    case 'Cash Collection':
      return { cash_collection: name }
  }
}

function paidHow(wanted: ReceiptWanted): NewDoc<typeof Receipt> {
  return {
    method: wanted.method,
    method_reference: wanted.methodReference ?? null,
    bank: wanted.bank ?? null,
    received_on: wanted.receivedOn,
    condition: wanted.condition ?? 'none',
    returned: wanted.returned ?? 0,
  }
}

/** What whoever wants it says of the receipt. */
function given(wanted: ReceiptWanted): NewDoc<typeof Receipt> {
  const { source, payer, reference, amount, currency = 'INR', lines, replaces = null } = wanted
  return {
    ...sourceLink(source),
    ...paidHow(wanted),
    ...{ issued_for: keyOf(source), amount, currency, lines, replaces },
    payer_name: payer.name,
    payer_email: payer.email,
    payer_phone: payer.phone,
    payer: payer.user,
    reference_type: reference?.type ?? null,
    reference_name: reference?.name ?? null,
  }
}

/** Who gives a receipt, and what the website says where it is the house itself. */
interface Giving {
  readonly issuer: Issuer
  readonly website: Values | null
}

async function write(
  documents: Documents,
  { issuer, website }: Giving,
  wanted: ReceiptWanted,
): Promise<IssuedReceipt> {
  const letterhead = await letterheadOf(documents, issuer, website)
  const { series, financialYear, number, issuedOn } = await takeNextPlace(documents, issuer)
  const token = randomSecret()
  const { name, receipt_number } = await documents.insert(Receipt, {
    ...given(wanted),
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
  await documents.emit('receipt.issued', { receipt: name })
  return { name, receipt_number, issued_on: issuedOn, token }
}

/**
 * Gives the receipt for money that was received, in the caller's transaction: the number is given with its commit, and not
 * without it. Asked again for the same source it answers the receipt that was given. Ask for it after everything else that
 * the transaction locks.
 */
export async function issueReceipt(caller: Documents, wanted: ReceiptWanted): Promise<IssuedReceipt> {
  const sum = wanted.lines.reduce((total, { amount }) => total + amount, 0)
  if (sum !== wanted.amount) throw receiptErrors.lines()
  const documents = caller.asSystem()
  const website = wanted.organisation === null ? await readWebsite(documents) : null
  const issuer = await lockIssuer(documents, wanted.organisation ?? houseOrganisation(website))
  return (await receiptFor(documents, wanted.source)) ?? write(documents, { issuer, website }, wanted)
}
