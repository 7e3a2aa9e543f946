import { expect, test } from 'vitest'
import { memoryStore } from '../data/device/memory-store.ts'
import { deviceLanguage } from './device-language.ts'

test('the choice of the device goes before the language of the page', () => {
  expect(deviceLanguage('en', memoryStore({ 'mela.language': 'ta' }))).toBe('ta')
  expect(deviceLanguage('hi', memoryStore())).toBe('hi')
})

test('a language that nobody speaks here is English', () => {
  expect(deviceLanguage('fr', memoryStore({ 'mela.language': 'xx' }))).toBe('en')
})
