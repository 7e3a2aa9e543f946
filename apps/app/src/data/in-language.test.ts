import { expect, test } from 'vitest'
import { listRequest } from '#client'
import { inLanguage, keyIn } from '#client/react'
import { settings } from '../server/testing-answers.ts'
import { albumsCall, categoriesCall, eventsCall, homeCall, settingsCall } from './calls.ts'
import type { PageCall } from './page-call.ts'
import { testVisit } from './testing-visit.ts'

const visit = testVisit()
const home = homeCall(visit, settings)

test('Editorial content is requested in the reader’s language and cached per language', () => {
  const calls: readonly PageCall[] = [
    ...[settingsCall, home, categoriesCall(visit)],
    ...[albumsCall, eventsCall(settings, visit.today)],
  ]
  for (const call of calls) {
    const keys = ['en', 'hi', 'ta'].map((language) => inLanguage(call, language).key)
    expect(new Set(keys).size).toBe(3)
    expect(inLanguage(call, 'hi').url).toMatch(/[?&]_lang=hi$/)
    expect(inLanguage(call, 'ta').key).toBe(keyIn(call, 'ta'))
    expect(inLanguage(call, 'en').key).toBe(call.key)
  }
})

test('Content without a language is requested once for all languages', () => {
  const boards: PageCall = { key: 'boards', ...listRequest('Board'), method: 'GET' }
  expect(inLanguage(boards, 'hi')).toBe(boards)
})
