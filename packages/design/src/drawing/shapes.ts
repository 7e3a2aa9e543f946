import type { InkName } from '../tokens/index.ts'
import { ink } from './ink.ts'

/** Functions of this file named after a figure return path data; `fill` and `line` draw it in an ink. */

export const roundedBox = ([x, y, width, height]: Box, radius: number): string => {
  const arc = (dx: number, dy: number) => `a${at(radius, radius)} 0 0 1 ${at(dx, dy)}`
  const [across, down] = [compact(width - 2 * radius), compact(height - 2 * radius)]
  const top = `M${at(x + radius, y)}h${across}${arc(radius, radius)}v${down}${arc(-radius, radius)}`
  return `${top}h${-across}${arc(-radius, -radius)}v${-down}${arc(radius, -radius)}z`
}

export const box = ([x, y, width, height]: Box): string =>
  `M${at(x, y)}h${compact(width)}v${compact(height)}h${compact(-width)}z`

export const ellipse = ([x, y]: Point, across: number, down: number): string =>
  `M${at(x - across, y)}a${at(across, down)} 0 1 1 ${at(2 * across, 0)}a${at(across, down)} 0 1 1 ${at(-2 * across, 0)}`

export const circle = (center: Point, radius: number): string => ellipse(center, radius, radius)

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => at(x, y)).join('L')}z`

export function leaf(root: Point, { length = 30, angle = 0, width = 0.42 } = {}): string {
  const tip = away(root, angle, length)
  const belly = (side: number) => away(away(root, angle, length / 2), angle + 90 * side, length * width)
  return `M${at(...root)}Q${at(...belly(-1), ...tip)}Q${at(...belly(1), ...root)}z`
}

export const fill = (path: string, name: InkName, attributes = ''): string =>
  `<path d="${path}" fill="${ink(name)}"${attributes && ` ${attributes}`}/>`

export const line = (path: string, name: InkName, width: number): string =>
  `<path d="${path}" fill="none" stroke="${ink(name)}" stroke-width="${compact(width)}" stroke-linecap="round" stroke-linejoin="round"/>`

export const keyLine = (paths: readonly string[], width = 2.6): string =>
  `<path d="${paths.join('')}" transform="translate(${at(-width, -0.8 * width)})" fill="none" stroke="${ink('key')}" stroke-width="${compact(width)}" stroke-linecap="round" stroke-linejoin="round"/>`

export function placed(drawing: string, { x = 0, y = 0, scale = 1, turn = 0, mirrored = false }): string {
  const turned = turn === 0 ? '' : `rotate(${compact(turn)})`
  const factor = Math.round(scale * 1000) / 1000
  const sized = mirrored ? `scale(${-factor} ${factor})` : factor === 1 ? '' : `scale(${factor})`
  return `<g transform="translate(${at(x, y)})${turned}${sized}">${drawing}</g>`
}

export const svg = ([x, y, width, height]: Box, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${at(x, y, width, height)}">${content}</svg>`

export type Point = readonly [x: number, y: number]

export type Box = readonly [x: number, y: number, width: number, height: number]

/** Rounds to one decimal, which is precise enough and makes the files small. */
export const compact = (value: number): number => Math.round(value * 10) / 10

export const at = (...values: number[]): string => values.map(compact).join(' ')

const degree = Math.PI / 180

/** Returns the point `distance` away in the direction of `angle` (degrees, 0 is right, 90 is down). */
export const away = ([x, y]: Point, angle: number, distance: number): Point => [
  x + Math.cos(angle * degree) * distance,
  y + Math.sin(angle * degree) * distance,
]

export const middles = (count: number): number[] => range(count).map((index) => (index + 0.5) / count)

export const range = (count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => index)
