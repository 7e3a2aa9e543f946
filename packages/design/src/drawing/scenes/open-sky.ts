import type { InkName } from '../../tokens/index.ts'
import {
  at,
  range,
  line,
  away,
  type Point,
  circle,
  ellipse,
  fill,
  keyLine,
  placed,
  polygon,
  roundedBox,
} from '../shapes.ts'
import { child } from '../parts/child.ts'
import { flyingKite, hills, sky, backdrop } from '../parts/sky.ts'
import { house, roundTree } from '../parts/scenery.ts'
import type { Scene, View } from '../parts/view.ts'

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

const star = (center: Point, radius: number): string =>
  polygon(range(8).map((index) => away(center, index * 45, index % 2 ? radius * 0.34 : radius)))

const constellation = (view: View, [x, y]: Point): string => {
  const { height, random } = view
  const spots = range(random.whole(4, 6)).map((index): Point => [
    x + index * height * 0.1 + random.between(-0.03, 0.03) * height,
    y + random.between(-0.09, 0.09) * height,
  ])
  const thread = `M${spots.map(([left, top]) => `${left.toFixed(1)} ${top.toFixed(1)}`).join('L')}`
  return (
    line(thread, 'pink', height / 400) +
    fill(spots.map((spot) => star(spot, height * 0.024)).join(''), 'marigold2')
  )
}

const telescope = (): string => {
  const tube = roundedBox([-20, -13, 120, 26], 5)
  const stand = line('M0 -70L-34 0M0 -70L34 0M0 -70V-6', 'copper', 6)
  const barrel =
    fill(tube, 'rani') +
    fill(roundedBox([84, -18, 26, 36], 5), 'marigold') +
    fill(roundedBox([-34, -9, 18, 18], 3), 'jamun')
  return (
    stand +
    placed(barrel + keyLine([tube, roundedBox([84, -18, 26, 36], 5)], 2.4), { x: 0, y: -76, turn: -38 })
  )
}

const planet = (view: View): string => {
  const { width, height, random } = view
  const center: Point = [width * random.between(0.68, 0.86), height * random.between(0.18, 0.34)]
  const radius = height * random.between(0.08, 0.13)
  if (random.chance(0.5))
    return (
      fill(circle(center, radius), 'cotton') +
      fill(
        circle([center[0] - radius * 0.3, center[1] - radius * 0.2], radius * 0.2) +
          circle([center[0] + radius * 0.3, center[1] + radius * 0.3], radius * 0.14),
        'sand',
      )
    )
  return (
    fill(circle(center, radius), 'orange') +
    line(ellipse(center, radius * 1.7, radius * 0.4), 'marigold2', radius * 0.14)
  )
}

export const starGazing: Scene = (view) => {
  const { width, height, random } = view
  const small = range(70).map(() =>
    circle([random.between(0, width), random.between(0, height * 0.74)], random.between(1.2, 3.4)),
  )
  const x = width * random.between(0.42, 0.6)
  const watchers = range(random.whole(2, 4)).map((index) =>
    child(random, {
      x: width * (0.1 + index * 0.12),
      y: height * 0.93,
      height: height * 0.38,
      pose: random.pick(['standing', 'waving', 'away', 'cheering']),
    }),
  )
  return [
    backdrop(view, random.pick(['night', 'night', 'jamun'])),
    fill(small.join(''), 'cotton'),
    planet(view),
    range(random.whole(1, 3))
      .map((index) => constellation(view, [width * (0.06 + index * 0.3), height * (0.16 + index * 0.16)]))
      .join(''),
    fill(ellipse([width / 2, height * 1.06], width * 0.8, height * 0.28), 'shade'),
    random.chance(0.5) ? roundTree([width * 0.9, height * 0.9], height * 0.4, ['leaf', 'marigold']) : '',
    placed(telescope(), { x, y: height * 0.94, scale: height / 330 }),
    watchers.join(''),
  ].join('')
}
