import type { InkName } from '../../tokens/index.ts'
import { range } from '../geometry.ts'
import { objectNames } from '../objects.ts'
import { child } from '../parts/child.ts'
import { giantWheel } from '../parts/giant-wheel.ts'
import { lightString } from '../parts/light-string.ts'
import { backdrop } from '../parts/sky.ts'
import { stall } from '../parts/stall.ts'
import type { Scene, View } from '../parts/view.ts'
import { box, circle, fill } from '../shapes.ts'

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

/** The evening market below its bulbs and the wheel. */
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
