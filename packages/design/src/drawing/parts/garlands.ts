import type { InkName } from '../../tokens/index.ts'
import { away, type Point, range, circle, fill, at, middles, line, polygon, leaf } from '../shapes.ts'

const petals = 10

export function marigold(
  center: Point,
  radius: number,
  [flower, heart]: readonly [InkName, InkName] = ['marigold', 'orange'],
): string {
  const ring = range(petals).map((index) =>
    circle(away(center, (index * 360) / petals, radius * 0.72), radius * 0.34),
  )
  return (
    fill(ring.join('') + circle(center, radius * 0.72), flower) + fill(circle(center, radius * 0.42), heart)
  )
}

const colours: readonly InkName[] = ['rani', 'cotton', 'leaf', 'marigold2', 'jamun']

interface Hanging {
  readonly count: number
  readonly size?: number
  readonly sag?: number
}

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

export function toran(
  width: number,
  { strings, drop, head = 8.5 }: { strings: number; drop: number; head?: number },
): string {
  return range(strings + 1)
    .map((index) => {
      const x = (index * width) / strings
      const length = drop * (index % 2 === 1 ? 0.62 : 1)
      const heads = range(Math.ceil((length - head) / (2 * head))).map((order) =>
        marigold([x, head + order * 2 * head], head, [
          (index + order) % 3 ? 'marigold2' : 'orange',
          'orange',
        ]),
      )
      return (
        line(`M${x.toFixed(1)} 0V${length.toFixed(1)}`, 'leaf', 2) +
        heads.join('') +
        fill(leaf([x, length], { length: head * 2.4, angle: 90 }), 'leaf')
      )
    })
    .join('')
}

const bulbs: readonly InkName[] = ['marigold', 'pink', 'marigold2', 'leaf2']

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
