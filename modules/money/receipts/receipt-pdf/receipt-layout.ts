import { storedText, type Language } from '#framework/messages'
import type { Translate } from '#meta'
import { message } from '../messages.ts'
import type { Letterhead } from '../issuer/letterhead.rules.ts'
import { receiptMethods } from '../receipt/payment-receipt-input.ts'
import { amountInWords } from '../amount-in-words/amount-in-words.ts'

export interface ReceiptLayout {
  readonly language: Language
  readonly letterhead: Letterhead
  readonly title: string
  readonly number: { readonly label: string; readonly text: string }
  readonly date: { readonly label: string; readonly text: string }
  readonly payer: { readonly label: string; readonly text: string }
  readonly amount: string
  readonly amountInWords: string
  readonly lines: { readonly label: string; readonly rows: readonly LayoutLine[] }
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  readonly notes: readonly string[]
  /** Watermark and explanation of a cancelled receipt; null for a valid one. */
  readonly cancelled: { readonly mark: string; readonly note: string } | null
  readonly signature: { readonly name: string | null; readonly note: string }
  readonly check: { readonly address: string; readonly label: string }
}

interface LayoutLine {
  readonly description: string
  readonly amount: string
}

export interface PrintedReceipt {
  readonly receipt_number: string
  readonly issued_on: string
  readonly state: 'issued' | 'cancelled'
  readonly amount: number
  readonly currency: string
  readonly returned: number
  readonly payer_name: string
  readonly lines: readonly { readonly description: string; readonly amount: number }[]
  readonly method: string
  readonly method_reference: string | null
  readonly bank: string | null
  readonly received_on: string
  readonly condition: 'none' | 'cheque must clear'
  readonly cancelled_on: string | null
  readonly cancel_reason: string | null
}

export interface LayoutContext {
  readonly letterhead: Letterhead
  readonly language: Language
  readonly t: Translate
  readonly address: string
}

export function formatLongDate(day: string, language: Language): string {
  return new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** Formats an amount with both decimals, so that no digit can be added. */
export function formatCurrency(minor: number, { currency }: Pick<PrintedReceipt, 'currency'>): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency, minimumFractionDigits: 2 }).format(
    minor / 100,
  )
}

function createFacts(receipt: PrintedReceipt, { t, language }: LayoutContext): ReceiptLayout['facts'] {
  const { method, method_reference, bank, received_on, issued_on } = receipt
  const facts = [
    { label: t(message('receipts.sheet.paid_by')), text: storedText(method, receiptMethods, t) },
    { label: t(message('receipts.sheet.reference_number')), text: method_reference ?? '' },
    { label: t(message('receipts.sheet.bank')), text: bank ?? '' },
    {
      label: t(message('receipts.sheet.received_on')),
      text: received_on === issued_on ? '' : formatLongDate(received_on, language),
    },
  ]
  return facts.filter(({ text }) => text !== '')
}

function createNotes(receipt: PrintedReceipt, { t, letterhead }: LayoutContext): readonly string[] {
  const { condition, returned } = receipt
  return [
    condition === 'cheque must clear' ? t(message('receipts.sheet.cheque_condition')) : '',
    returned > 0 ? t(message('receipts.sheet.paid_back', { amount: formatCurrency(returned, receipt) })) : '',
    letterhead.footnote ?? '',
  ].filter((note) => note !== '')
}

function createCancelledNote(
  receipt: PrintedReceipt,
  { t, language }: LayoutContext,
): ReceiptLayout['cancelled'] {
  const { state, cancelled_on, cancel_reason } = receipt
  if (state !== 'cancelled') return null
  const day = cancelled_on === null ? '' : formatLongDate(cancelled_on, language)
  const note = t(message('receipts.sheet.cancelled_on', { day }))
  return { mark: t(message('receipts.sheet.cancelled')), note: [note, cancel_reason ?? ''].join(' ').trim() }
}

export function createReceiptLayout(receipt: PrintedReceipt, context: LayoutContext): ReceiptLayout {
  const { letterhead, language, t, address } = context
  return {
    language,
    letterhead,
    title: t(message('receipts.sheet.title')),
    number: { label: t(message('receipts.sheet.number')), text: receipt.receipt_number },
    date: { label: t(message('receipts.sheet.date')), text: formatLongDate(receipt.issued_on, language) },
    payer: { label: t(message('receipts.sheet.payer')), text: receipt.payer_name },
    amount: formatCurrency(receipt.amount, receipt),
    amountInWords: amountInWords(receipt.amount, language),
    lines: {
      label: t(message('receipts.sheet.towards')),
      rows: receipt.lines.map(({ description, amount }) => ({
        description,
        amount: formatCurrency(amount, receipt),
      })),
    },
    facts: createFacts(receipt, context),
    notes: createNotes(receipt, context),
    cancelled: createCancelledNote(receipt, context),
    signature: {
      name: letterhead.signatory,
      note: t(message('receipts.sheet.no_signature')),
    },
    check: { address, label: t(message('receipts.sheet.scan')) },
  }
}
