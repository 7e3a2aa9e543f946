import { formatMoney } from '#meta'
import { useCallback } from 'react'
import { minorOf } from '../../data/money/amounts.ts'
import { useLanguage } from '../../language/language.tsx'
import { useMeta } from '../../data/document/doc-meta.ts'

const defaultCurrency = 'INR'

/** Says an amount of the wire in the language of the desk; there is one currency in the house unless another is named. */
export function useMoney(): (amount: number | null | undefined, currency?: string) => string {
  const { language } = useLanguage()
  return useCallback(
    (amount, currency = defaultCurrency) => formatMoney(minorOf(amount), currency, language),
    [language],
  )
}

/** Says a choice, a state or a label of a type in the language of the desk; until the words are here, as it is stored. */
export function useTypeWord(doctype: string): (text: string) => string {
  const { data } = useMeta(doctype)
  return useCallback((text) => data?.word(text) ?? text, [data])
}

/** Where the pages about one payment and one account are. */
export const paymentPath = (name: string): string => `/money/payments/${encodeURIComponent(name)}`

export const accountPath = (name: string): string => `/money/accounts/${encodeURIComponent(name)}`
