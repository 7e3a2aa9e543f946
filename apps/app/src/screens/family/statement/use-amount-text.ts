import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { moneyText } from '../../../ui/text/money-text.ts'
import type { FamilyStatementLine } from './statement-calls.ts'

type Amount = Pick<FamilyStatementLine, 'unit' | 'amount'>

/** Returns a function that formats money, points or hours; an amount below zero has a minus sign. */
export function useAmountText(currency: string): (amount: Amount) => string {
  const t = useTranslate()
  const { language } = useVisit()
  return ({ unit, amount }) => {
    const sign = amount < 0 ? '\u2212' : ''
    const size = Math.abs(amount)
    if (unit === 'money') return sign + moneyText(size, currency, language)
    if (unit === 'points') return sign + t('statement.points', { count: size })
    return sign + t('statement.hours', { hours: Math.floor(size / 60), minutes: size % 60 })
  }
}
