import type { Documents } from '#framework/documents'
import { formatMoney } from '#meta'
import { notify, usersWithRole } from '#site/notifications'
import { CounterRefund } from '../doctypes/counter-refund.doctype.ts'
import { toGiveBack } from '../rules/to-give-back.ts'

interface MoreDue {
  /** Name of the Counter Refund. */
  readonly refund: string
  /** What is new of it; minor units. */
  readonly more: number
  /** Tells this time from every other. */
  readonly key: string
}

/** Whoever may pay out hears of each sum that is to be given back by hand. `documents` acts as the system. */
export async function tellOffice(documents: Documents, { refund, more, key }: MoreDue): Promise<void> {
  const due = await documents.get(CounterRefund, refund)
  const { amount, currency, payer_name: payer, description: purpose, name: voucher } = due
  const said = (minor: number) => formatMoney(minor, currency, 'en')
  await notify(documents, {
    ...{ event: toGiveBack, key, link: '/desk/money/unmatched' },
    people: [
      ...(await usersWithRole(documents, 'System Manager')),
      ...(await usersWithRole(documents, 'School Office')),
    ],
    values: { amount: said(more), sum: said(amount), payer, purpose, voucher },
  })
}
