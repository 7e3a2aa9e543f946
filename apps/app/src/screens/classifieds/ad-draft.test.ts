import { expect, test } from 'vitest'
import { memoryStore } from '../../data/device/memory-store.ts'
import { emptyAd, adDraft, forgetAdDraft, storeAdDraft } from './ad-answers.ts'

const typed = {
  ...emptyAd,
  ...{ title: 'A chair', price: '250', shows_phone: true },
  photos: [{ picture: '/files/a.webp', alt: null }],
}

test('Input is restored until the draft is deleted', () => {
  const store = memoryStore()
  storeAdDraft(typed, store)
  expect(adDraft(emptyAd, store)).toEqual(typed)
  forgetAdDraft('', store)
  expect(adDraft(emptyAd, store)).toEqual(emptyAd)
})

test('Each classified ad has its own draft', () => {
  const store = memoryStore()
  storeAdDraft({ ...typed, name: 'CL-00001' }, store)
  expect(adDraft(emptyAd, store)).toEqual(emptyAd)
  expect(adDraft({ ...emptyAd, name: 'CL-00001' }, store)).toMatchObject({ title: 'A chair' })
})
