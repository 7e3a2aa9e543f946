import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { createKeyPair, signTicket } from './sign-tickets.ts'
import { qrModules, qrDataUrl } from './qr-code.ts'

const ticket = signTicket(createKeyPair(), { ticket_code: 'p6fp5il58c74ne55v6ek', event: 'EVT-00001' })

/** Pixels on each side of a square of the code, and squares of white around it. */
const SCALE = 4
const MARGIN = 4

test('the reader that phones fetch reads the code of a ticket', async () => {
  const { size, isDark } = await qrModules(ticket)
  const width = (size + 2 * MARGIN) * SCALE
  const isInk = (pixel: number) => {
    const column = Math.floor((pixel % width) / SCALE) - MARGIN
    const row = Math.floor(pixel / width / SCALE) - MARGIN
    return [row, column].every((place) => place >= 0 && place < size) && isDark(row, column)
  }
  const data = new Uint8ClampedArray(width * width * 4).map((_, index) =>
    index % 4 === 3 || !isInk(Math.floor(index / 4)) ? 255 : 0,
  )
  expect(decodeQR({ width, height: width, data })).toBe(ticket)
})

test('a picture of a code is a drawing that stands in the answer itself', async () => {
  const [kind, drawing = ''] = (await qrDataUrl(ticket)).split(',')
  expect(kind).toBe('data:image/svg+xml;base64')
  expect(Buffer.from(drawing, 'base64').toString()).toMatch(/^<svg [^>]*viewBox/)
})
