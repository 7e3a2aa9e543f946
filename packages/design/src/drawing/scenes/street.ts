import type { InkName } from '../../tokens/index.ts'
import {
  range,
  box,
  circle,
  fill,
  keyLine,
  placed,
  roundedBox,
  at,
  ellipse,
  line,
  polygon,
} from '../shapes.ts'
import { triangles } from '../patterns.ts'
import { child } from '../parts/child.ts'
import { house, palm, roundTree } from '../parts/scenery.ts'
import { groundInks, isNight, sky, backdrop } from '../parts/sky.ts'
import type { Scene, View } from '../parts/view.ts'
import { repainted } from '../ink.ts'
import { objectShapes } from '../objects.ts'

function bus(view: View, paint: InkName, trim: InkName): string {
  const { random, time } = view
  const body = roundedBox([0, 0, 400, 160], 18)
  const windows = range(5).map((index) => roundedBox([24 + index * 64, 26, 50, 54], 6))
  const heads = windows.filter(() => random.chance(0.6))
  return [
    fill(body, paint) +
      fill(box([0, 96, 400, 14]), trim) +
      fill(triangles([0, 114, 400, 16], 24, 'down'), trim),
    fill(windows.join('') + roundedBox([346, 26, 42, 74], 6), isNight(time) ? 'marigold2' : 'sky'),
    heads.length > 0
      ? range(heads.length)
          .map(
            (index) =>
              fill(circle([49 + index * 64, 62], 15), random.pick<InkName>(['copper', 'rust'])) +
              fill(`M${34 + index * 64} 60a15 15 0 0 1 30 0z`, 'key'),
          )
          .join('')
      : '',
    fill(circle([84, 162], 28) + circle([318, 162], 28), 'key') +
      fill(circle([84, 162], 12) + circle([318, 162], 12), 'cotton'),
    fill(circle([392, 126], 8), 'cotton') + fill(box([30, -12, 300, 12]), 'rust'),
    keyLine([body, ...windows], 3),
  ].join('')
}

export const busStop: Scene = (view) => {
  const { width, height, random, time } = view
  const [far, near] = groundInks(time)
  const [paint, trim] = random.pick<readonly [InkName, InkName]>([
    ['marigold', 'rani'],
    ['rani', 'marigold2'],
    ['leaf', 'cotton'],
    ['sky2', 'marigold2'],
  ])
  const scale = height / random.between(430, 620)
  const waiting = range(random.whole(1, 4)).map((index) =>
    child(random, {
      x: width * (0.1 + index * 0.09),
      y: height * 0.97,
      height: height * 0.3,
      pose: random.pick(['waving', 'standing', 'cheering']),
    }),
  )
  const beyond = range(4).map((index) =>
    random.chance(0.5)
      ? house(
          [width * (0.02 + index * 0.25), height * random.between(0.4, 0.5), width * 0.2, height * 0.3],
          random.pick([
            ['cotton', 'leaf'],
            ['peach', 'rani'],
            ['lilac', 'jamun'],
            ['mint', 'rust'],
          ] as const),
        )
      : random.chance(0.5)
        ? roundTree([width * (0.12 + index * 0.25), height * 0.74], height * 0.48, ['leaf', 'marigold'])
        : palm([width * (0.12 + index * 0.25), height * 0.74], height * 0.56, 0.08),
  )
  return [
    sky(view),
    fill(box([0, height * 0.64, width, height * 0.36]), far),
    beyond.join(''),
    fill(box([0, height * 0.74, width, height * 0.26]), near) +
      fill(box([0, height * 0.8, width, height * 0.2]), 'shade'),
    fill(
      range(9)
        .map((index) => box([index * (width / 8), height * 0.895, width / 16, height * 0.012]))
        .join(''),
      'cotton',
    ),
    placed(bus(view, paint, trim), {
      x: width * random.between(0.2, 0.46),
      y: height * 0.89 - 190 * scale,
      scale,
    }),
    waiting.join(''),
  ].join('')
}

const drops = ({ width, height, random }: View, name: InkName): string =>
  line(
    range(90)
      .map(() => {
        const length = height * random.between(0.02, 0.05)
        return `M${at(random.between(0, width), random.between(0, height))}l${at(-length * 0.25, length)}`
      })
      .join(''),
    name,
    height / 300,
  )

const boat = (view: View, paper: InkName): string => {
  const { width, height, random } = view
  const hull = polygon([
    [-50, 0],
    [50, 0],
    [30, 26],
    [-30, 26],
  ])
  const sail = polygon([
    [-26, 0],
    [0, -38],
    [26, 0],
  ])
  return placed(fill(hull, paper) + fill(sail, 'cotton') + keyLine([hull, sail], 2.4), {
    x: width * random.between(0.08, 0.92),
    y: height * random.between(0.8, 0.93),
    scale: height / random.between(700, 1000),
    turn: random.between(-8, 8),
  })
}

const sheltered = (view: View, index: number, count: number): string => {
  const { width, height, random } = view
  const x = ((index + 0.5) / count) * width
  const tall = height * random.between(0.38, 0.48)
  return (
    child(random, { x, y: height * 0.84, height: tall, pose: 'waving' }) +
    placed(repainted(objectShapes('umbrella'), random.pick(cloths)), {
      x: x + tall * 0.25 - tall * 0.72,
      y: height * 0.84 - tall * 1.62,
      scale: (tall * 1.2) / 200,
    })
  )
}

const cloths: readonly Readonly<Partial<Record<InkName, InkName>>>[] = [
  {},
  { rani: 'leaf', leaf: 'rani', marigold: 'cotton' },
  { rani: 'marigold', marigold: 'jamun', leaf: 'pink' },
  { rani: 'cotton', marigold: 'sky2', leaf: 'cotton' },
  { rani: 'orange', marigold: 'pink', leaf: 'jamun' },
]

export const rain: Scene = (view) => {
  const { width, height, random, time } = view
  const isDark = time === 'night' || time === 'evening'
  const count = random.whole(1, 3)
  const puddles = range(random.whole(2, 4)).map(() =>
    ellipse(
      [random.between(0, width), height * random.between(0.84, 0.95)],
      width * random.between(0.12, 0.24),
      height * 0.035,
    ),
  )
  const houses = random.chance(0.5)
    ? range(3).map((index) =>
        house(
          [width * (0.04 + index * 0.34), height * random.between(0.34, 0.46), width * 0.26, height * 0.4],
          random.pick([
            ['pink', 'jamun'],
            ['marigold2', 'rust'],
            ['cotton', 'leaf'],
          ] as const),
        ),
      )
    : []
  return [
    backdrop(view, isDark ? 'jamun' : random.pick<InkName>(['sky2', 'lilac', 'leaf2'])),
    houses.join(''),
    fill(box([0, height * 0.76, width, height * 0.24]), isDark ? 'shade' : 'leaf') +
      fill(puddles.join(''), 'sky'),
    drops(view, isDark ? 'pink' : 'cotton'),
    range(count)
      .map((index) => sheltered(view, index, count))
      .join(''),
    range(random.whole(1, 4))
      .map(() => boat(view, random.pick<InkName>(['rani', 'marigold', 'orange'])))
      .join(''),
  ].join('')
}
