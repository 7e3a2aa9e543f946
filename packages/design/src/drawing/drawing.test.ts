import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fairInks, printInks } from '../tokens/index.ts'
import { drawing, drawScene, fairLine, isObjectName } from './index.ts'
import { objectNames, repainted, sceneNames, thread, withInks } from './index.ts'

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const isPicture = async (drawn: string): Promise<boolean> => {
  const { channels } = await sharp(Buffer.from(drawn)).stats()
  return channels.some(({ stdev }) => stdev > 1)
}

test('Every object renders with palette colours only and without NaN', async () => {
  for (const name of objectNames) {
    const drawn = drawing(name, { inks: printInks.light })
    expect(drawn, name).not.toMatch(/var\(|NaN|undefined/)
    expect(await isPicture(drawn), name).toBe(true)
  }
})

test('Every scene renders at every shape and time of day', async () => {
  for (const name of sceneNames()) {
    for (const time of ['morning', 'night'] as const) {
      const drawn = drawScene(name, {
        width: 320,
        height: time === 'night' ? 140 : 320,
        seed: name,
        time,
        inks: printInks.light,
      })
      expect(drawn, name).not.toMatch(/var\(|NaN|undefined/)
      expect(await isPicture(drawn), name).toBe(true)
    }
  }
})

test('A seed always gives the same picture, and another seed gives another one', () => {
  const plan = { width: 800, height: 600, seed: 'one' }
  for (const name of sceneNames()) {
    expect(drawScene(name, plan)).toBe(drawScene(name, plan))
    expect(drawScene(name, { ...plan, seed: 'two' })).not.toBe(drawScene(name, plan))
  }
})

test('An inline drawing follows the theme of its page', () => {
  expect(drawing('pot')).toContain('var(--il-rust)')
  expect(drawing('pot')).not.toContain(printInks.light.rust)
})

test('A recoloured drawing replaces some palette colours and leaves the others', () => {
  const drawn = repainted(drawing('umbrella'), { rani: 'leaf', leaf: 'rani' })
  expect(countOf(drawn, /--il-rani\)/g)).toBe(countOf(drawing('umbrella'), /--il-leaf\)/g))
  expect(countOf(drawn, /--il-key\)/g)).toBe(countOf(drawing('umbrella'), /--il-key\)/g))
})

test('A palette colour that no palette defines stays a variable', () => {
  expect(withInks('var(--il-gold) var(--il-leaf)', printInks.light)).toBe(
    `var(--il-gold) ${printInks.light.leaf}`,
  )
})

test('A name from content is checked before it is drawn', () => {
  expect(isObjectName('kite')).toBe(true)
  expect(isObjectName('toString')).toBe(false)
})

test('The thread is solid around completed steps and dotted around the current step', () => {
  expect(countOf(thread(5, 2), /C/g)).toBe(3 * 4)
  expect(thread(5, 2)).toContain('stroke-dasharray')
  expect(thread(5, 5)).not.toContain('stroke-dasharray')
  expect(countOf(thread(5, 0), /C/g)).toBe(4)
})

test('The hero drawing is small enough to be inlined in the page', () => {
  expect(gzipSync(fairLine('desktop', { inks: fairInks.dark })).length).toBeLessThan(6000)
  expect(gzipSync(fairLine('phone')).length).toBeLessThan(3000)
})
