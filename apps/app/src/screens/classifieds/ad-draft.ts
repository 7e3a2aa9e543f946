import { isContent, listIn, parseJson, recordsIn, textIn } from '../../data/content.ts'
import { deviceStore, type DeviceStore } from '../../data/device/device-store.ts'
import { emptyAd, type AdAnswers } from './ad-answers.ts'

const keyOf = (name: string): string => `mela.draft.ad.${name === '' ? 'new' : name}`

/** What was typed and not sent yet; what stood there first when nothing was. */
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
