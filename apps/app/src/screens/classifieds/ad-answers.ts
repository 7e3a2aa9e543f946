import type { Methods } from '#contract'
import type { MessageId } from '#design/messages'
import { toDecimal, toMinorUnits } from '#meta'
import type { MyAd } from './classified-calls.ts'
import { isContent, listIn, parseJson, recordsIn, textIn } from '../../data/content.ts'
import { deviceStore, type DeviceStore } from '../../data/device/device-store.ts'

export interface AdPhoto {
  picture: string
  alt: string | null
}

/** Advertisement as typed. Without a name it is a new one. */
export interface AdAnswers {
  name: string
  title: string
  category: string
  description: string
  /** Rupees as typed. */
  price: string
  city: string
  seller_name: string
  phone: string
  shows_phone: boolean
  photos: readonly AdPhoto[]
}

export const emptyAd: AdAnswers = {
  ...{ name: '', title: '', category: '', description: '', price: '', city: '' },
  ...{ seller_name: '', phone: '', shows_phone: false, photos: [] },
}

export function adAnswers(ad: MyAd): AdAnswers {
  const { name, title, category, description, price, city, seller_name, phone, shows_phone, photos } = ad
  return {
    ...{ name, title, category, description, seller_name, photos },
    price: price === null ? '' : String(price),
    city: city ?? '',
    phone: phone ?? '',
    shows_phone: shows_phone === 1,
  }
}

const digits = /^\d+(\.\d{1,2})?$/

function amountIn(text: string): number | null {
  const bare = text.replace(/[₹,\s]/g, '')
  const minor = digits.test(bare) ? toMinorUnits(Number(bare)) : null
  return minor === null ? null : toDecimal(minor)
}

export type AdProblems = Partial<Record<keyof AdAnswers, MessageId>>

const needed = ['title', 'category', 'description'] as const

export function adProblems(answers: AdAnswers): AdProblems {
  const missing = needed.filter((field) => answers[field].trim() === '')
  const isPriceWrong = answers.price.trim() !== '' && amountIn(answers.price) === null
  const isPhoneMissing = answers.shows_phone && answers.phone.trim() === ''
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'classifieds.form_missing'])),
    ...(isPriceWrong ? { price: 'classifieds.form_price_wrong' as const } : {}),
    ...(isPhoneMissing ? { phone: 'classifieds.form_missing' as const } : {}),
  }
}

export function adIn(answers: AdAnswers): Methods['mela.classifieds.save_ad']['input'] {
  const { name, price, shows_phone, ...rest } = answers
  return {
    ...rest,
    ...(name === '' ? {} : { name }),
    price: price.trim() === '' ? null : amountIn(price),
    shows_phone: shows_phone ? 1 : 0,
  }
}

const keyOf = (name: string): string => `mela.draft.ad.${name === '' ? 'new' : name}`

export function adDraft(first: AdAnswers, store: DeviceStore = deviceStore): AdAnswers {
  const stored = parseJson(store.read(keyOf(first.name)) ?? '')
  if (!isContent(stored)) return first
  const texts = ['title', 'category', 'description', 'price', 'city', 'seller_name', 'phone'] as const
  return {
    ...emptyAd,
    ...Object.fromEntries(texts.map((field) => [field, textIn(stored, field)])),
    name: first.name,
    shows_phone: stored['shows_phone'] === true,
    photos: recordsIn(listIn(stored, 'photos')).map((photo) => ({
      picture: textIn(photo, 'picture'),
      alt: textIn(photo, 'alt') || null,
    })),
  }
}

export function storeAdDraft(answers: AdAnswers, store: DeviceStore = deviceStore): void {
  store.write(keyOf(answers.name), JSON.stringify(answers))
}

export function forgetAdDraft(name: string, store: DeviceStore = deviceStore): void {
  store.remove(keyOf(name))
}
