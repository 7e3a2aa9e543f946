import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { drawQrSvg, qrDataUrl, qrModules } from './index.ts'

/** A text with the length of a signed ticket code. */
const text = `MT1.${'p6fp5il58c74ne55v6ek'.repeat(7)}`

/** Pixels on each side of a module of the code, and modules of white around it. */
const SCALE = 4
const MARGIN = 4

test('The reader that phones fetch reads a code as it is printed', () => {
  const modules = qrModules(text)
  const width = (modules.length + 2 * MARGIN) * SCALE
  const isInk = (pixel: number) => {
    const column = Math.floor((pixel % width) / SCALE) - MARGIN
    const row = Math.floor(pixel / width / SCALE) - MARGIN
    return modules[row]?.[column] ?? false
  }
  const data = new Uint8ClampedArray(width * width * 4).map((_, index) =>
    index % 4 === 3 || !isInk(Math.floor(index / 4)) ? 255 : 0,
  )
  expect(decodeQR({ width, height: width, data })).toBe(text)
})

test('A drawing shows the same modules inside its margin, on white', () => {
  const modules = qrModules(text)
  const drawing = drawQrSvg(text, MARGIN)
  const size = modules.length + 2 * MARGIN
  expect(drawing).toContain(`viewBox="0 0 ${size} ${size}"`)
  expect(drawing).toContain(`fill="#fff" d="M0 0h${size}v${size}H0z"`)
  const runs = Array.from(drawing.matchAll(/M(\d+) (\d+)h(\d+)v1/g), (run) => run.slice(1).map(Number))
  const dark = runs.flatMap(([left = 0, top = 0, length = 0]) =>
    Array.from({ length }, (_, index) => `${top - MARGIN} ${left - MARGIN + index}`),
  )
  const expected = modules.flatMap((row, top) =>
    row.flatMap((isDark, left) => (isDark ? [`${top} ${left}`] : [])),
  )
  expect(dark).toEqual(expected)
})

test('The address of a picture is a drawing itself', () => {
  const [kind, drawing = ''] = qrDataUrl(text).split(',')
  expect(kind).toBe('data:image/svg+xml;base64')
  expect(Buffer.from(drawing, 'base64').toString()).toBe(drawQrSvg(text, 3))
})
