import type { InkName } from '../../tokens/index.ts'
import { at, range } from '../geometry.ts'
import { child } from '../parts/child.ts'
import { flyingKite } from '../parts/flying-kite.ts'
import { house } from '../parts/house.ts'
import { hills, sky } from '../parts/sky.ts'
import type { Scene, View } from '../parts/view.ts'
import { line } from '../shapes.ts'

const papers: readonly (readonly [InkName, InkName, InkName])[] = [
  ['rani', 'marigold', 'jamun'],
  ['leaf', 'cotton', 'marigold'],
  ['marigold', 'rani', 'cotton'],
  ['jamun', 'pink', 'marigold2'],
  ['sky2', 'marigold2', 'cotton'],
  ['orange', 'cotton', 'leaf'],
]

interface Flight {
  readonly kite: string
  readonly string: string
  readonly flyer: string
}

function flight(view: View, { index, count }: { index: number; count: number }): Flight {
  const { width, height, random } = view
  const x = ((index + random.between(0.25, 0.75)) / count) * width
  const y = height * random.between(0.14, 0.52)
  const size =
    height * random.between(0.0018, 0.0042) * (count > 5 ? 0.7 : 1) * Math.min(1, width / height / 1.3)
  const feet = [x + width * random.between(-0.16, 0.16), height * random.between(0.9, 0.97)] as const
  const childHeight = height * random.between(0.15, 0.21)
  const hand = [feet[0] + childHeight * 0.24, feet[1] - childHeight * 0.85] as const
  const kite = flyingKite({ x, y, scale: size, turn: random.between(-30, 30), inks: random.pick(papers) })
  const bend = [
    (x + hand[0]) / 2 + width * random.between(-0.08, 0.08),
    (y + hand[1]) / 2 + height * 0.1,
  ] as const
  return {
    kite,
    string: line(`M${at(x, y)}Q${at(...bend, ...hand)}`, 'key', height / 240),
    flyer: child(random, {
      x: feet[0],
      y: feet[1],
      height: childHeight,
      pose: random.pick(['waving', 'cheering']),
    }),
  }
}

const roofs = (view: View): string => {
  const { width, height, random } = view
  const count = random.whole(3, 5)
  return range(count)
    .map((index) =>
      house(
        [
          (index / count) * width + width * 0.01,
          height * random.between(0.62, 0.72),
          (width / count) * random.between(0.72, 0.94),
          height * 0.4,
        ],
        random.pick([
          ['cotton', 'rani'],
          ['peach', 'jamun'],
          ['mint', 'leaf'],
          ['marigold2', 'rust'],
          ['pink', 'jamun'],
        ]),
      ),
    )
    .join('')
}

/** Kites over the hills or over the roofs, and those who hold their strings. */
export const kites: Scene = (view) => {
  const { random } = view
  const count = Math.min(random.whole(3, 7), Math.ceil((view.width / view.height) * 3.4))
  const flights = range(count).map((index) => flight(view, { index, count }))
  const land = random.chance(0.4) ? roofs(view) : hills(view)
  return [
    sky(view),
    land,
    flights.map((each) => each.string).join(''),
    flights.map((each) => each.kite).join(''),
    flights
      .filter((_, index) => index % 2 === 0 || count < 5)
      .map((each) => each.flyer)
      .join(''),
  ].join('')
}
