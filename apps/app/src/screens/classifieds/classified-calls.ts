import { call, methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'
import { marketArguments, marketSearch, type MarketFilter } from '../../ui/market/question.ts'
import type { Translate } from '../../language/text.ts'
import { moneyText } from '../../ui/text/money-text.ts'

export type AdPage = Methods['mela.classifieds.get_classifieds']['output']

export type AdCardAnswer = AdPage['ads'][number]

export type AdAnswer = Methods['mela.classifieds.get_classified']['output']

export type MyAds = Methods['mela.classifieds.get_my_ads']['output']

export type MyAdCard = MyAds['ads'][number]

export type AdEnquiry = MyAdCard['enquiries'][number]

export type MyAd = Methods['mela.classifieds.get_my_ad']['output']

export const adsPath = '/classifieds'

export const adPath = (name: string): string => `${adsPath}/${encodeURIComponent(name)}`

export const adsCall = (question: MarketFilter): PageCall<AdPage> => ({
  ...methodRead('mela.classifieds.get_classifieds', marketArguments(question)),
  key: `classifieds:${marketSearch(question)}`,
})

export const adCall = (name: string): PageCall<AdAnswer> => ({
  ...methodRead('mela.classifieds.get_classified', { name }),
  key: `classified:${name}`,
})

export const myAdsCall: PageCall<MyAds> = {
  ...methodRead('mela.classifieds.get_my_ads'),
  key: 'my-ads',
}

export const readMyAd = (name: string) => call('mela.classifieds.get_my_ad', { name })

export type AdStep = 'submit_ad' | 'withdraw_ad' | 'mark_sold' | 'renew'

export const takeStep = (step: AdStep, name: string) => call(`mela.classifieds.${step}`, { name })

export const sendReply = (reply: Methods['mela.classifieds.reply']['input']) =>
  call('mela.classifieds.reply', reply)

export const sendQuestion = (question: Methods['mela.classifieds.ask']['input']) =>
  call('mela.classifieds.ask', question)

export const saveAd = (ad: Methods['mela.classifieds.save_ad']['input']) =>
  call('mela.classifieds.save_ad', ad)

interface Priced {
  price: number | null
  currency: string
}

export function adPriceText({ price, currency }: Priced, language: string, t: Translate): string {
  if (price === null) return t('classifieds.on_request')
  return price === 0 ? t('classifieds.free') : moneyText(price, currency, language)
}
