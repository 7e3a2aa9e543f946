import type { InkName } from '../../tokens/index.ts'
import { at, middles, type Point } from '../geometry.ts'
import { circle, fill, line } from '../shapes.ts'

const bulbs: readonly InkName[] = ['marigold', 'pink', 'marigold2', 'leaf2']

/** Bulbs on a sagging wire. */
export function lightString(
  from: Point,
  to: Point,
  { count, sag, radius }: { count: number; sag: number; radius: number },
): string {
  const low: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag]
  const lit = middles(count).map((share, index) => {
    const mix = (axis: 0 | 1) =>
      (1 - share) ** 2 * from[axis] + 2 * (1 - share) * share * low[axis] + share ** 2 * to[axis]
    const spot: Point = [mix(0), mix(1) + radius]
    return (
      fill(circle(spot, radius * 2.1), 'glow') +
      fill(circle(spot, radius), bulbs[index % bulbs.length] ?? 'marigold')
    )
  })
  return line(`M${at(...from)}Q${at(...low, ...to)}`, 'jamun', radius / 2.4) + lit.join('')
}
