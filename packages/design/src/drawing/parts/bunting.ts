import type { InkName } from '../../tokens/index.ts'
import { at, middles, type Point } from '../geometry.ts'
import { fill, line, polygon } from '../shapes.ts'

const colours: readonly InkName[] = ['rani', 'cotton', 'leaf', 'marigold2', 'jamun']

interface Hanging {
  readonly count: number
  readonly size?: number
  /** How far the rope hangs down in its middle. */
  readonly sag?: number
}

/** Paper flags on a sagging rope from one point to the other. */
export function bunting(from: Point, to: Point, { count, size = 16, sag = 16 }: Hanging): string {
  const low: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag]
  const on = (share: number): Point => {
    const mix = (axis: 0 | 1) =>
      (1 - share) ** 2 * from[axis] + 2 * (1 - share) * share * low[axis] + share ** 2 * to[axis]
    return [mix(0), mix(1)]
  }
  const flags = middles(count).map((share, index) => {
    const [x, y] = on(share)
    const [leftX, leftY] = on(share - size / 2 / Math.abs(to[0] - from[0]))
    const [rightX, rightY] = on(share + size / 2 / Math.abs(to[0] - from[0]))
    const flag = polygon([
      [leftX, leftY],
      [rightX, rightY],
      [x - (rightY - leftY), y + size * 1.15],
    ])
    return fill(flag, colours[index % colours.length] ?? 'rani')
  })
  return line(`M${at(...from)}Q${at(...low, ...to)}`, 'key', size / 9) + flags.join('')
}
