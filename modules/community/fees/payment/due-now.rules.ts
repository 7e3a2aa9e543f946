import { sortByDueDate, unpaidAmount, sumOf, type Instalment } from '../instalment/instalment.rules.ts'

/** How much of a fee its payer takes up next. */
export const payParts = ['what is due', 'everything'] as const

export type PayPart = (typeof payParts)[number]

/**
 * What is to be paid next: everything whose day has come, or the next part when nothing is due yet, so that nobody has to
 * wait for a day to pay. Nothing is left: zero.
 */
export function dueNow(instalments: readonly Instalment[], today: string): number {
  const open = sortByDueDate(instalments).filter((one) => unpaidAmount(one) > 0)
  const due = open.filter(({ due_on }) => due_on <= today)
  return sumOf((due.length > 0 ? due : open.slice(0, 1)).map(unpaidAmount))
}

export function amountToPay(instalments: readonly Instalment[], part: PayPart, today: string): number {
  return part === 'everything' ? sumOf(instalments.map(unpaidAmount)) : dueNow(instalments, today)
}
