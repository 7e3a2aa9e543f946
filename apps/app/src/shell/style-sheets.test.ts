// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toleratePageStyles } from './style-sheets.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = ''
  toleratePageStyles()
})
afterEach(() => vi.useRealTimers())

function failToLoad(message: string): boolean {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new Error(message),
  })
  return !dispatchEvent(event)
}

test('A page opens although its style sheet failed, and not although its code failed', () => {
  expect(failToLoad('Unable to preload CSS for /assets/gallery.css')).toBe(true)
  expect(failToLoad('Failed to fetch dynamically imported module: /assets/gallery.js')).toBe(false)
})

test('A style sheet that failed is fetched again after five seconds', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css">'
  const lost = document.querySelector('link')
  lost?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(4999)
  expect(lost?.isConnected).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(document.querySelector('link[href="/a.css"]')).not.toBeNull()
  expect(lost?.isConnected).toBe(false)
})

test('A picture that failed is not fetched again', async () => {
  document.head.innerHTML = '<img src="/a.png">'
  const picture = document.querySelector('img')
  picture?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(document.querySelector('img')).toBe(picture)
})
