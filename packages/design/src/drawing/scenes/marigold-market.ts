import type { InkName } from '../../tokens/index.ts'
import { type Point, range } from '../geometry.ts'
import { marigold } from '../marigold.ts'
import { backdrop } from '../parts/sky.ts'
import { toran } from '../parts/toran.ts'
import type { Scene, View } from '../parts/view.ts'
import { circle, ellipse, fill, keyLine, leaf } from '../shapes.ts'

const flowers: readonly (readonly [InkName, InkName])[] = [
  ['marigold', 'orange'],
  ['orange', 'rani'],
  ['rani', 'marigold'],
  ['cotton', 'marigold'],
  ['pink', 'rani'],
]

const heap = (view: View, [x, y]: Point, radius: number): string => {
  const { random } = view
  const inks = random.pick(flowers)
  const rim = ellipse([x, y], radius, radius)
  const heads = range(26).map((index) => {
    const distance = radius * 0.84 * Math.sqrt((index + 0.5) / 26)
    const angle = index * 2.4
    return marigold([x + Math.cos(angle) * distance, y + Math.sin(angle) * distance], radius * 0.2, inks)
  })
  return (
    fill(rim, 'copper') +
    fill(circle([x, y], radius * 0.92), 'rust') +
    heads.join('') +
    keyLine([rim], radius / 40)
  )
}

/** Baskets of flowers, seen from above. */
export const marigoldMarket: Scene = (view) => {
  const { width, height, random } = view
  const across = random.pick([2, 3, 4])
  const step = width / across
  const rows = Math.ceil(height / step) + 1
  const baskets = range(rows * (across + 1)).map((index) => {
    const row = Math.floor(index / (across + 1))
    const spot: Point = [((index % (across + 1)) + (row % 2 ? 0 : 0.5)) * step, (row + 0.4) * step * 0.94]
    return heap(view, spot, step * random.between(0.36, 0.46))
  })
  const leaves = range(30).map(() =>
    leaf([random.between(0, width), random.between(0, height)], {
      length: height * 0.06,
      angle: random.between(0, 360),
    }),
  )
  return [
    backdrop(view, random.pick<InkName>(['leaf', 'jamun', 'sky2', 'sand', 'rani'])),
    fill(leaves.join(''), 'leaf2'),
    baskets.join(''),
    random.chance(0.3) ? toran(width, { strings: 14, drop: height * 0.24, head: height / 70 }) : '',
  ].join('')
}
