import { existsSync } from 'node:fs'
import { fontStep } from '#design/fonts/build-fonts.ts'
import { docType, everything, picture, text } from '#framework/doctypes'
import { defineModule, type Module } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { manualPayments } from '#money/manual-payments'
import { ledger } from '#money/ledger'
import { Payment, payments, paymentEvents } from '#money/payments'
import { notifications } from '#site/notifications'
import { receipts } from '../index.ts'

const Business = docType('Business', {
  fields: { business_name: text(), address_line1: text(), city: text(), gstin: text(), logo: picture() },
  access: { 'System Manager': everything },
})

export function receiptSite(
  options: Parameters<typeof testSite>[1] = {},
  extraModules: readonly Module[] = [],
): Promise<TestSite> {
  const stubModule = defineModule({ name: 'stand_in', docTypes: [Business] })
  return testSite(
    [notifications, ledger, payments, receipts, manualPayments, stubModule, ...extraModules],
    options,
  )
}

let count = 0

export function capturedPayment(
  site: TestSite,
  values: Readonly<Record<string, string | number | null>> = {},
): Promise<string> {
  count += 1
  return site.engine.write(administrator, async (documents) => {
    const { name, amount } = await documents.insert(Payment, {
      ...{ amount: 750_00, captured_amount: 750_00, state: 'captured', allocation: 'allocated' },
      ...{
        gateway: 'Sandbox',
        gateway_order: `order-${count}`,
        method: 'upi',
        gateway_payment: `pay-${count}`,
      },
      ...{ description: 'Library books', payer_name: 'Meena', idempotency_key: `sample-payment-${count}` },
      ...{ opened_at: `${documents.today} 09:59:00`, captured_at: `${documents.today} 10:00:00` },
      ...values,
    })
    await documents.emit(paymentEvents.captured, {
      ...{ payment: name, reference_type: null, reference_name: null },
      ...{ amount, currency: 'INR' },
    })
    return name
  })
}

export async function requirePrintFonts(): Promise<void> {
  if (!fontStep.writes.every((file) => existsSync(file))) await fontStep.run()
}
