import { expect, test } from 'vitest'
import { memoryStore } from '../../data/device/memory-store.ts'
import { emptyAd, adDraft, forgetAdDraft, storeAdDraft } from './ad-answers.ts'

const typed = {
  ...emptyAd,
  ...{ title: 'A chair', price: '250', shows_phone: true },
  photos: [{ picture: '/files/a.webp', alt: null }],
}

test('what was typed is there again until it is forgotten', () => {
  const store = memoryStore()
  storeAdDraft(typed, store)
  expect(adDraft(emptyAd, store)).toEqual(typed)
  forgetAdDraft('', store)
  expect(adDraft(emptyAd, store)).toEqual(emptyAd)
})

test('each advertisement has a draft of its own', () => {
  const store = memoryStore()
  storeAdDraft({ ...typed, name: 'CL-00001' }, store)
  expect(adDraft(emptyAd, store)).toEqual(emptyAd)
  expect(adDraft({ ...emptyAd, name: 'CL-00001' }, store)).toMatchObject({ title: 'A chair' })
})
