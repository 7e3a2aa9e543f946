import { range } from '../geometry.ts'
import { objectShapes } from '../objects.ts'
import { child } from '../parts/child.ts'
import { fill, keyLine, leaf, placed, box } from '../shapes.ts'
import { earthInk, sky } from '../parts/sky.ts'
import { roundTree } from '../parts/tree.ts'
import type { Scene, View } from '../parts/view.ts'

const leaves = [
  leaf([0, -34], { length: 34, angle: -35 }),
  leaf([0, -26], { length: 34, angle: -145 }),
  leaf([0, -54], { length: 26, angle: -60 }),
  leaf([0, -50], { length: 26, angle: -120 }),
]

/** A sapling in its heap of earth; 80 units high at scale 1. */
const sapling = (x: number, y: number, scale: number): string =>
  placed(
    fill('M-26 0Q0 -16 26 0Z', 'rust') +
      fill(`M-3 -6V-60h6V-6z${leaves.join('')}`, 'leaf') +
      keyLine(leaves.slice(0, 2), 2),
    { x, y, scale },
  )

const bed = (view: View, { y, size, count }: { y: number; size: number; count: number }): string => {
  const { width, height, random } = view
  const shift = random.between(0, 0.5)
  return (
    fill(box([0, y, width, height * 0.018]), 'rust', 'opacity=".35"') +
    range(count + 1)
      .map((index) => sapling(((index + shift) / count) * width, y, size * random.between(0.85, 1.15)))
      .join('')
  )
}

const fence = ({ width, height }: View): string =>
  fill(
    range(24)
      .map((index) => {
        const x = (index / 24) * width
        return `M${x} ${height * 0.56}V${height * 0.47}l${width / 96} ${-height * 0.02}l${width / 96} ${height * 0.02}V${height * 0.56}z`
      })
      .join(''),
    'cotton',
  )

/** Saplings in their beds, and children who water them. */
export const saplings: Scene = (view) => {
  const { width, height, random, time } = view
  const rows = random.whole(2, 4)
  const gardeners = range(random.whole(0, 3)).map((index) =>
    child(random, {
      x: width * (0.2 + index * 0.3 + random.between(-0.06, 0.06)),
      y: height * 0.66,
      height: height * random.between(0.3, 0.38),
      pose: random.pick(['standing', 'waving', 'cheering']),
    }),
  )
  const trees = range(random.whole(0, 3)).map(() =>
    roundTree(
      [width * random.between(0.05, 0.95), height * 0.56],
      height * random.between(0.3, 0.46),
      random.pick([
        ['leaf', 'marigold'],
        ['leaf2', 'rani'],
        ['leaf', 'rani'],
      ] as const),
    ),
  )
  const beds = range(rows).map((row) =>
    bed(view, {
      y: height * (0.66 + (row / rows) * 0.34),
      size: (height / 420) * (1 + row * 0.35),
      count: 7 - row - (rows > 3 ? 0 : 1),
    }),
  )
  return [
    sky(view),
    trees.join(''),
    random.chance(0.5) ? fence(view) : '',
    fill(box([0, height * 0.56, width, height * 0.44]), earthInk(time)),
    beds[0] ?? '',
    gardeners.join(''),
    beds.slice(1).join(''),
    random.chance(0.6)
      ? placed(objectShapes('watering-can'), {
          x: width * random.between(0.05, 0.7),
          y: height * 0.68,
          scale: height / 900,
        })
      : '',
  ].join('')
}
