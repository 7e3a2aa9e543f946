import { type Point, range, box, circle, ellipse, fill, keyLine, leaf, placed } from '../shapes.ts'
import { objectShapes } from '../objects.ts'
import { child } from '../parts/child.ts'
import { earthInk, sky } from '../parts/sky.ts'
import { palm, roundTree } from '../parts/scenery.ts'
import type { Scene, View } from '../parts/view.ts'

type Crop = () => string

const carrot: Crop = () =>
  fill([-110, -90, -70].map((angle) => leaf([0, -8], { length: 34, angle, width: 0.24 })).join(''), 'leaf') +
  fill('M-11 -10H11L0 30Z', 'orange') +
  keyLine(['M-11 -10H11L0 30Z'], 2)

const brinjal: Crop = () =>
  fill(leaf([0, -34], { length: 30, angle: -30 }) + leaf([0, -34], { length: 30, angle: -150 }), 'leaf') +
  fill(ellipse([-14, -8], 11, 18) + ellipse([14, -4], 11, 18), 'jamun') +
  fill('M-22 -24h16l-8 10zM6 -20h16l-8 10z', 'leaf2') +
  keyLine([ellipse([-14, -8], 11, 18), ellipse([14, -4], 11, 18)], 2)

const tomato: Crop = () =>
  fill([-140, -90, -40].map((angle) => leaf([0, -16], { length: 34, angle })).join(''), 'leaf') +
  fill(circle([-13, -2], 12) + circle([14, 0], 12) + circle([0, -20], 11), 'rani') +
  keyLine([circle([-13, -2], 12), circle([14, 0], 12)], 2)

const cabbage: Crop = () =>
  fill(
    [-160, -120, -60, -20].map((angle) => leaf([0, 4], { length: 38, angle, width: 0.5 })).join(''),
    'leaf',
  ) +
  fill(circle([0, -10], 19), 'leaf2') +
  keyLine([circle([0, -10], 19), 'M-12 -14q12 -12 24 0M0 -28V4'], 2)

const maize: Crop = () =>
  fill('M-3 8V-84H3V8Z', 'leaf') +
  fill(
    [-150, -30, -140, -40]
      .map((angle, index) => leaf([0, -20 - index * 14], { length: 42, angle, width: 0.2 }))
      .join(''),
    'leaf2',
  ) +
  fill(ellipse([9, -50], 8, 18), 'marigold') +
  keyLine([ellipse([9, -50], 8, 18)], 2)

const crops: readonly Crop[] = [carrot, brinjal, tomato, cabbage, maize]

const row = (view: View, { y, crop, scale }: { y: number; crop: Crop; scale: number }): string => {
  const { width, height } = view
  const count = Math.round(width / (88 * scale))
  const spots = range(count).map((index): Point => [((index + 0.5) / count) * width, y])
  return (
    fill(
      `M0 ${y + height * 0.05}Q${width / 2} ${y - height * 0.03} ${width} ${y + height * 0.05}V${y + height * 0.12}H0Z`,
      'rust',
    ) + spots.map(([x, top]) => placed(crop(), { x, y: top, scale })).join('')
  )
}

export const kitchenGarden: Scene = (view) => {
  const { width, height, random, time } = view
  const chosen = random.shuffled(crops)
  const rows = range(random.whole(3, 4)).map((index) =>
    row(view, {
      y: height * (0.62 + index * 0.125),
      crop: chosen[index] ?? carrot,
      scale: (height / 460) * (1 + index * 0.22),
    }),
  )
  return [
    sky(view),
    random.chance(0.5) ? palm([width * random.between(0.7, 0.95), height * 0.6], height * 0.56, -0.1) : '',
    fill(box([0, height * 0.54, width, height * 0.46]), earthInk(time)),
    range(random.whole(1, 3))
      .map((index) =>
        child(random, {
          x: width * (0.2 + index * 0.28),
          y: height * 0.62,
          height: height * 0.34,
          pose: random.pick(['waving', 'standing', 'cheering']),
        }),
      )
      .join(''),
    rows.join(''),
    random.chance(0.7)
      ? placed(objectShapes(random.pick(['basket', 'watering-can', 'trowel'])), {
          x: width * random.between(0.05, 0.75),
          y: height * 0.66,
          scale: height / 720,
        })
      : '',
  ].join('')
}

const leaves = [
  leaf([0, -34], { length: 34, angle: -35 }),
  leaf([0, -26], { length: 34, angle: -145 }),
  leaf([0, -54], { length: 26, angle: -60 }),
  leaf([0, -50], { length: 26, angle: -120 }),
]

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
