import { formatMoney } from '#meta'
import { useCallback } from 'react'
import { minorOf } from '../../data/money/amounts.ts'
import { useLanguage } from '../../language/language.tsx'

const defaultCurrency = 'INR'

/** Says an amount of the wire in the language of the desk; there is one currency in the house unless another is named. */
export function useMoney(): (amount: number | null | undefined, currency?: string) => string {
  const { language } = useLanguage()
  return useCallback(
    (amount, currency = defaultCurrency) => formatMoney(minorOf(amount), currency, language),
    [language],
  )
}
