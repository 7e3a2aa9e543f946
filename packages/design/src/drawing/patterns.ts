import type { InkName } from '../tokens/index.ts'
import { at, type Box, compact, type Point, range, box, circle, fill, polygon } from './shapes.ts'

export function triangles([x, y, width, height]: Box, count: number, pointing: 'up' | 'down' = 'up'): string {
  const [foot, rise] = pointing === 'up' ? [y + height, -height] : [y, height]
  const half = compact(width / count / 2)
  return range(count)
    .map(
      (index) =>
        `M${at(x + (index * width) / count, foot)}l${half} ${compact(rise)}l${half} ${compact(-rise)}z`,
    )
    .join('')
}

export interface DotRow {
  readonly count: number
  readonly gap: number
  readonly radius: number
}

export const dotRow = ([x, y]: Point, { count, gap, radius }: DotRow): string =>
  range(count)
    .map((index) => circle([x + index * gap, y], radius))
    .join('')

export const dots = (start: Point, row: DotRow & { ink: InkName }): string =>
  fill(dotRow(start, row), row.ink)

export const diamonds = ([x, y, width, height]: Box, count: number): string =>
  range(count)
    .map((index) => {
      const [left, half] = [x + (index * width) / count, width / count / 2]
      return polygon([
        [left, y + height / 2],
        [left + half, y],
        [left + 2 * half, y + height / 2],
        [left + half, y + height],
      ])
    })
    .join('')

/** Upright stripes; `share` of each step is filled. */
export const stripes = ([x, y, width, height]: Box, count: number, share = 0.5): string =>
  range(count)
    .map((index) =>
      box([x + ((index + (1 - share) / 2) * width) / count, y, (width / count) * share, height]),
    )
    .join('')

export const scallops = (width: number, count: number, depth: number): string =>
  `q${at(width / count / 2, depth * 1.9, width / count, 0)}`.repeat(count)
