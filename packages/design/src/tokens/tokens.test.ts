import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastRatio } from '../brand/index.ts'
import { pictureGrounds, printInks, themeColours } from './index.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const darkStart = css.indexOf(":root[data-theme='dark']")
const sheets = { light: css.slice(0, darkStart), dark: css.slice(darkStart) }

const tokenOf = (theme: 'light' | 'dark', name: string): string | undefined => {
  const pattern = new RegExp(`--${name}: (#[0-9a-f]+);`)
  return (pattern.exec(sheets[theme]) ?? pattern.exec(sheets.light))?.[1]
}

const themes = ['light', 'dark'] as const

test('The colour constants equal the colours of the stylesheet', () => {
  for (const theme of themes) {
    for (const [name, value] of Object.entries(themeColours[theme])) {
      expect([name, tokenOf(theme, `mela-${name}`)]).toEqual([name, value])
    }
    for (const [name, value] of Object.entries(printInks[theme])) {
      expect([name, tokenOf(theme, `il-${name}`)]).toEqual([name, value])
    }
    pictureGrounds[theme].forEach((value, index) => {
      expect(tokenOf(theme, `mela-pic-${index + 1}`)).toBe(value)
    })
  }
})

const textPairs = [
  ['ink', 'ground'],
  ['ink-2', 'ground'],
  ['ink-3', 'sunken'],
  ['brand', 'surface'],
  ['brand', 'brand-tint'],
  ['on-brand', 'brand'],
  ['on-canopy', 'canopy'],
  ['on-field', 'field'],
  ['amber', 'field-tint'],
  ['offer', 'offer-tint'],
  ['ok', 'ok-tint'],
  ['alert', 'alert-tint'],
  ['info', 'info-tint'],
] as const

test('Every text colour is readable on its background in both themes', () => {
  for (const theme of themes) {
    for (const [text, ground] of textPairs) {
      const ratio = contrastRatio(
        tokenOf(theme, `mela-${text}`) ?? '',
        tokenOf(theme, `mela-${ground}`) ?? '',
      )
      expect(ratio, `${text} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('The border of a control is distinguishable from the surface', () => {
  for (const theme of themes) {
    const edge = tokenOf(theme, 'mela-line-strong') ?? ''
    expect(contrastRatio(edge, tokenOf(theme, 'mela-surface') ?? '')).toBeGreaterThanOrEqual(3)
  }
})
