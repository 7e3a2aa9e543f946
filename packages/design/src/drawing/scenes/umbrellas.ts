import type { InkName } from '../../tokens/index.ts'
import { away, type Point, range } from '../geometry.ts'
import { backdrop } from '../parts/sky.ts'
import type { Scene, View } from '../parts/view.ts'
import { circle, fill, keyLine, polygon } from '../shapes.ts'

const cloths: readonly (readonly [InkName, InkName])[] = [
  ['rani', 'marigold'],
  ['leaf', 'cotton'],
  ['marigold', 'jamun'],
  ['sky2', 'cotton'],
  ['orange', 'pink'],
  ['cotton', 'rani'],
  ['pink', 'jamun'],
]

function fromAbove(view: View, center: Point, radius: number): string {
  const { random } = view
  const [ground, print] = random.pick(cloths)
  const turn = random.between(0, 45)
  const rim = range(8).map((index) => away(center, index * 45 + turn, radius))
  const wedges = range(4).map((index) =>
    polygon([center, rim[index * 2] ?? center, rim[index * 2 + 1] ?? center]),
  )
  const beads = range(8).map((index) =>
    circle(away(center, index * 45 + 22.5 + turn, radius * 0.74), radius * 0.07),
  )
  return [
    fill(polygon(rim), ground) + fill(wedges.join(''), print),
    fill(beads.join(''), 'key') + fill(circle(center, radius * 0.12), 'jamun'),
    keyLine([polygon(rim)], view.height / 260),
  ].join('')
}

/** A crowd in the monsoon, seen from a roof. */
export const umbrellas: Scene = (view) => {
  const { width, height, random } = view
  const step = height / random.pick([2.3, 3, 3.8])
  const rows = Math.ceil(height / step) + 1
  const columns = Math.ceil(width / step) + 1
  const spots = range(rows * columns).map((index): Point => [
    ((index % columns) + (Math.floor(index / columns) % 2) / 2) * step + random.between(-0.14, 0.14) * step,
    Math.floor(index / columns) * step * 0.92 + random.between(-0.1, 0.1) * step,
  ])
  return [
    backdrop(view, random.pick<InkName>(['shade', 'sky2', 'leaf', 'jamun', 'sand'])),
    random
      .shuffled(spots)
      .map((spot) => (random.chance(0.88) ? fromAbove(view, spot, step * random.between(0.4, 0.52)) : ''))
      .join(''),
  ].join('')
}
