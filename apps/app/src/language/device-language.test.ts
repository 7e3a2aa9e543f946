import { expect, test } from 'vitest'
import { memoryStore } from '../data/device/memory-store.ts'
import { deviceLanguage } from './device-language.ts'

test('The device’s chosen language overrides the language of the page', () => {
  expect(deviceLanguage('en', memoryStore({ 'mela.language': 'ta' }))).toBe('ta')
  expect(deviceLanguage('hi', memoryStore())).toBe('hi')
})

test('An unsupported language falls back to English', () => {
  expect(deviceLanguage('fr', memoryStore({ 'mela.language': 'xx' }))).toBe('en')
})
