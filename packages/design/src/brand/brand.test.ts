import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandCss, brandTokens, contrastRatio } from './index.ts'
import { hexOfOklch, oklchOfHex } from './colour-space.ts'

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

const lowestLight = (hex: string): number => {
  const { light } = brandTokens(hex)
  return Math.min(
    contrastRatio(light.brand, '#ffffff'),
    contrastRatio(light.brand, '#f1ebf0'),
    contrastRatio(light.brand, light['brand-tint']),
    contrastRatio(light['on-brand'], light.brand),
    contrastRatio(light['on-canopy'], light.canopy),
  )
}

const lowestDark = (hex: string): number => {
  const { dark } = brandTokens(hex)
  return Math.min(
    contrastRatio(dark.brand, '#1f1622'),
    contrastRatio(dark.brand, '#2a1f2e'),
    contrastRatio(dark.brand, dark['brand-tint']),
    contrastRatio(dark['on-brand'], dark.brand),
    contrastRatio(dark['on-canopy'], dark.canopy),
  )
}

test('Every colour pair is readable in the light theme for any brand colour', () => {
  fc.assert(
    fc.property(hexColour, (hex) => lowestLight(hex) >= 5.5),
    { numRuns: 500 },
  )
})

test('Every colour pair is readable in the dark theme for any brand colour', () => {
  fc.assert(
    fc.property(hexColour, (hex) => lowestDark(hex) >= 7.1),
    { numRuns: 500 },
  )
})

test('A colour survives the conversion to OKLCH and back', () => {
  fc.assert(fc.property(hexColour, (hex) => hexOfOklch(oklchOfHex(hex)) === hex))
})

test('The palette keeps the hue of the chosen colour', () => {
  const chosen = oklchOfHex('#0a7d8c')
  const printed = oklchOfHex(brandTokens('#0a7d8c').light.brand)
  expect(Math.abs(chosen.hue - printed.hue)).toBeLessThan(0.05)
})

test('A grey brand colour stays grey', () => {
  expect(oklchOfHex(brandTokens('#777777').light.brand).chroma).toBeLessThan(0.01)
})

test('The stylesheet sets nine tokens for each theme', () => {
  expect(brandCss('#0a7d8c').match(/--mela-[\w-]+:#[0-9a-f]{6}/g)).toHaveLength(18)
})

test('Refuses a value that is not a colour', () => {
  expect(() => brandTokens('red; } body { display: none')).toThrow(RangeError)
})

test('Black on white has the highest contrast', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21)
})
