import type { InkName } from '../../tokens/index.ts'
import { at, range } from '../geometry.ts'
import { repainted } from '../ink.ts'
import { objectShapes } from '../objects.ts'
import { child } from '../parts/child.ts'
import { house } from '../parts/house.ts'
import { backdrop } from '../parts/sky.ts'
import type { Scene, View } from '../parts/view.ts'
import { box, ellipse, fill, keyLine, line, placed, polygon } from '../shapes.ts'

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

/** The first rain: umbrellas, puddles and paper boats. */
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
