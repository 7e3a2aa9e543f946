import { qrModules } from '#framework/printing'
import { themeColours } from '#design/tokens'
import type { PdfWriter, TextStyle } from './pdf-writer.ts'

/** A5 portrait in points. A4 has the same proportions, scaled. */
export const page = { width: 419.53, height: 595.28, left: 34, right: 385.53, top: 0, foot: 470 } as const

export const contentWidth = page.right - page.left

export const colours = themeColours.light

export const small: TextStyle = { size: 8.2, colour: colours['ink-2'] }
export const plain: TextStyle = { size: 9.8, colour: colours.ink }
export const strong: TextStyle = { size: 9.8, colour: colours.ink, weight: 'bold' }

/** Tamil and Devanagari glyphs are taller than Latin ones. */
const LINE_HEIGHT_FACTOR = 1.42

export const lineHeight = ({ size }: TextStyle): number => size * LINE_HEIGHT_FACTOR

interface Paragraph {
  readonly x: number
  readonly top: number
  readonly width: number
  readonly style: TextStyle
}

export function writeParagraph(writer: PdfWriter, text: string, { x, top, width, style }: Paragraph): number {
  const step = lineHeight(style)
  const lines = writer.lines(text, width, style)
  lines.forEach((line, index) => writer.write(line, { x, baseline: top + index * step + style.size }, style))
  return top + lines.length * step
}

/** Position and size of a QR code on the page, in points. */
interface QrCodePosition {
  readonly x: number
  readonly top: number
  readonly side: number
}

/** Black on the page whatever its tint: a camera wants it so. */
export function drawQrCode({ document }: PdfWriter, text: string, { x, top, side }: QrCodePosition): void {
  const modules = qrModules(text)
  const step = side / modules.length
  for (const [row, cells] of modules.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) document.rect(x + column * step, top + row * step, step, step)
  document.fill('#000000')
}
