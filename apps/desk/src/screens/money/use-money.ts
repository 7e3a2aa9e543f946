import { formatMoney } from '#meta'
import { useCallback } from 'react'
import { minorOf } from '../../data/money/amounts.ts'
import { useLanguage } from '../../language/language.tsx'
import { useMeta } from '../../data/document/doc-meta.ts'

const defaultCurrency = 'INR'

/** Returns a formatter of wire amounts, in the site's currency unless another is given. */
export function useMoney(): (amount: number | null | undefined, currency?: string) => string {
  const { language } = useLanguage()
  return useCallback(
    (amount, currency = defaultCurrency) => formatMoney(minorOf(amount), currency, language),
    [language],
  )
}

/** Returns a translator of a type's choices, states and labels; until loaded it returns them unchanged. */
export function useTypeLabel(doctype: string): (text: string) => string {
  const { data } = useMeta(doctype)
  return useCallback((text) => data?.labelOf(text) ?? text, [data])
}

export const paymentPath = (name: string): string => `/money/payments/${encodeURIComponent(name)}`

export const accountPath = (name: string): string => `/money/accounts/${encodeURIComponent(name)}`
