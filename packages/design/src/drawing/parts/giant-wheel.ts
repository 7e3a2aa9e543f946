import type { InkName } from '../../tokens/index.ts'
import { at, away, compact, type Point, range } from '../geometry.ts'
import { ink } from '../ink.ts'
import { marigold } from '../marigold.ts'
import { circle, fill, line } from '../shapes.ts'

const gondolas = 10
const gondolaInks: readonly InkName[] = ['rani', 'cotton', 'leaf', 'sky2', 'pink']

const gondola = ([x, y]: Point, size: number): string =>
  `M${at(x - size, y)}h${compact(size * 2)}v${compact(size * 0.7)}a${at(size, size)} 0 0 1 ${at(-size * 2, 0)}z`

/** @param turn degrees, so that two wheels need not stand alike */
export function giantWheel(center: Point, radius: number, turn = 11.5): string {
  const [x, y] = center
  const spots = range(gondolas).map((index) => away(center, (index * 360) / gondolas + turn, radius))
  const legs = `M${at(x - radius * 0.62, y + radius * 1.3)}L${at(x, y)}L${at(x + radius * 0.62, y + radius * 1.3)}`
  const spokes = spots.map((spot) => `M${at(x, y)}L${at(...spot)}`).join('')
  const cabins = gondolaInks.map((name, order) =>
    fill(
      spots
        .filter((_, index) => index % gondolaInks.length === order)
        .map((spot) => gondola(spot, radius * 0.13))
        .join(''),
      name,
      `stroke="${ink('key')}" stroke-width="${compact(radius * 0.016)}"`,
    ),
  )
  return [
    line(legs, 'key', radius * 0.055),
    line(spokes, 'jamun', Math.max(1.4, radius * 0.016)),
    line(circle(center, radius) + circle(center, radius * 0.8), 'jamun', Math.max(2, radius * 0.03)),
    cabins.join(''),
    marigold(center, radius * 0.17, ['rani', 'cotton']),
  ].join('')
}
