import type { InkName } from '../../tokens/index.ts'
import { range, box, fill, circle } from '../shapes.ts'
import { objectNames } from '../objects.ts'
import { bunting, lightString } from '../parts/garlands.ts'
import { child } from '../parts/child.ts'
import { giantWheel, stall } from '../parts/fairground.ts'
import { earthInk, isNight, sky, backdrop } from '../parts/sky.ts'
import { roundTree } from '../parts/scenery.ts'
import type { Scene, View } from '../parts/view.ts'

const cloths: readonly (readonly [InkName, InkName])[] = [
  ['rani', 'cotton'],
  ['leaf', 'cotton'],
  ['jamun', 'pink'],
  ['sky2', 'cotton'],
  ['leaf', 'marigold2'],
  ['jamun', 'marigold2'],
  ['rust', 'sand'],
  ['orange', 'cotton'],
]

function row(view: View, count: number): string {
  const { width, height, random } = view
  const goods = random.shuffled(objectNames)
  const inks = random.shuffled(cloths)
  const step = width / count
  return range(count)
    .map((index) => {
      const tall = height * random.between(0.46, 0.56)
      return stall([index * step + step * 0.1, height * 0.9 - tall, step * 0.8, tall], {
        inks: inks[index % inks.length] ?? ['rani', 'cotton'],
        goods: goods.slice(index * 3, index * 3 + (count < 3 ? 3 : 2)),
      })
    })
    .join('')
}

const overhead = (view: View): string => {
  const { width, height, time, random } = view
  const strings = range(random.whole(1, 3)).map((index) => ({
    y: height * (0.05 + index * 0.09),
    shift: index % 2 ? 0.3 : 0.6,
  }))
  return strings
    .map(({ y, shift }) => {
      const [left, middle, right] = [
        [-10, y],
        [width * shift, y + height * 0.03],
        [width + 10, y],
      ] as const
      if (isNight(time)) {
        const wire = { count: 9, sag: height * 0.05, radius: height * 0.011 }
        return lightString(left, middle, wire) + lightString(middle, right, wire)
      }
      const rope = { count: 9, sag: height * 0.05, size: height * 0.05 }
      return bunting(left, middle, rope) + bunting(middle, right, rope)
    })
    .join('')
}

const behind = (view: View): string => {
  const { width, height, random } = view
  const x = width * random.between(0.2, 0.8)
  return random.chance(0.55)
    ? giantWheel([x, height * 0.42], height * random.between(0.26, 0.36), random.between(0, 36))
    : roundTree(
        [x, height * 0.9],
        height * 0.8,
        random.pick([
          ['leaf', 'marigold'],
          ['leaf2', 'rani'],
        ] as const),
      )
}

export const stalls: Scene = (view) => {
  const { width, height, random, time } = view
  const visitors = range(random.whole(0, 4)).map(() =>
    child(random, {
      x: width * random.between(0.06, 0.94),
      y: height * random.between(0.94, 0.985),
      height: height * random.between(0.26, 0.32),
      pose: random.pick(['away', 'standing', 'waving']),
    }),
  )
  return [
    sky(view, { hasSun: random.chance(0.5) }),
    behind(view),
    overhead(view),
    fill(box([0, height * 0.86, width, height * 0.14]), earthInk(time)),
    row(view, random.whole(2, 4)),
    visitors.join(''),
  ].join('')
}

const farRow = (view: View): string => {
  const { width, height, random } = view
  const inks = random.shuffled<readonly [InkName, InkName]>([
    ['rani', 'pink'],
    ['leaf', 'marigold2'],
    ['sky2', 'cotton'],
    ['rust', 'sand'],
    ['orange', 'cotton'],
  ])
  return range(5)
    .map((index) =>
      stall([(index / 5) * width + width * 0.02, height * 0.52, width * 0.16, height * 0.26], {
        inks: inks[index] ?? ['rani', 'pink'],
        goods: random.shuffled(objectNames).slice(0, 2),
      }),
    )
    .join('')
}

export const duskMarket: Scene = (view) => {
  const { width, height, random } = view
  const [ground, glow] = random.pick<readonly [InkName, InkName]>([
    ['night', 'glow'],
    ['jamun', 'rani'],
    ['shade', 'orange'],
    ['night', 'rani'],
  ])
  const x = width * random.between(0.25, 0.75)
  const wires = range(random.whole(2, 4)).map((index) =>
    lightString([0, height * (0.04 + index * 0.1)], [width, height * (0.04 + ((index * 7) % 4) * 0.07)], {
      count: 16,
      sag: height * 0.07,
      radius: height * 0.012,
    }),
  )
  return [
    backdrop(view, ground),
    fill(circle([x, height * 0.5], height * 0.46), glow, 'opacity=".7"'),
    giantWheel([x, height * 0.42], height * random.between(0.28, 0.36), random.between(0, 36)),
    wires.join(''),
    fill(box([0, height * 0.76, width, height * 0.24]), 'key'),
    farRow(view),
    range(random.whole(2, 6))
      .map((index, _, all) =>
        child(random, {
          x: ((index + random.between(0.3, 0.7)) / all.length) * width,
          y: height * random.between(0.92, 0.98),
          height: height * random.between(0.3, 0.36),
          pose: random.pick(['away', 'standing', 'waving', 'away']),
        }),
      )
      .join(''),
  ].join('')
}
