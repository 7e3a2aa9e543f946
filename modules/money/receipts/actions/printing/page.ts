import { themeColours } from '#design/tokens'
import type { Pen, Style } from './pen.ts'

/** A5 upright, in points. A4 is the same page, larger: both have the shape of every A. */
export const page = { width: 419.53, height: 595.28, left: 34, right: 385.53, top: 0, foot: 470 } as const

export const inside = page.right - page.left

export const colours = themeColours.light

export const small: Style = { size: 8.2, colour: colours['ink-2'] }
export const plain: Style = { size: 9.8, colour: colours.ink }
export const strong: Style = { size: 9.8, colour: colours.ink, weight: 'bold' }

/** Tamil and Devanagari reach higher and lower than Latin. */
const LINE = 1.42

export const lineHeight = ({ size }: Style): number => size * LINE

interface Paragraph {
  readonly x: number
  readonly top: number
  readonly width: number
  readonly style: Style
}

/** Writes lines below each other; answers where the next thing may begin. */
export function writeParagraph(pen: Pen, text: string, { x, top, width, style }: Paragraph): number {
  const step = lineHeight(style)
  const lines = pen.lines(text, width, style)
  lines.forEach((line, index) => pen.write(line, { x, baseline: top + index * step + style.size }, style))
  return top + lines.length * step
}
