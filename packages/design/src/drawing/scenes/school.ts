import type { InkName } from '../../tokens/index.ts'
import { range, box, circle, fill, keyLine, line, placed, roundedBox } from '../shapes.ts'
import { ink } from '../ink.ts'
import { diamond, kolam } from '../../kolam/kolam.ts'
import { type ObjectName, objectShapes } from '../objects.ts'
import { bunting } from '../parts/garlands.ts'
import { child } from '../parts/child.ts'
import { backdrop } from '../parts/sky.ts'
import type { Scene, View } from '../parts/view.ts'
import { dots, triangles } from '../patterns.ts'

const chalk = (view: View): string => {
  const { width, height, random } = view
  const [x, y] = [width / 2, height * 0.29]
  const size = height / 1000
  const drawings = [
    () =>
      kolam(diamond(3), {
        center: [x, y],
        step: 62 * size,
        threadWidth: 6 * size,
        dotRadius: 6 * size,
        threadColour: ink('cotton'),
        dotColour: ink('marigold'),
      }),
    () =>
      placed(
        line(
          'M-170 50L-130 -50L-90 50M-152 18h44M-40 50V-50q54 4 46 26t-46 22q58 2 52 28t-52 24M160 -34q-70 -34 -70 34t70 34',
          'cotton',
          9,
        ),
        { x, y, scale: size },
      ),
    () =>
      placed(
        line(
          'M-226 -24L-206 -40V44M-150 10h60M-120 -20v60M-56 -30q40 -26 48 10q0 20 -50 64h56M40 0h52M40 24h52M136 -34h52l-40 36q40 -4 40 26t-46 16',
          'cotton',
          9,
        ),
        { x, y, scale: size },
      ),
    () =>
      fill(circle([x, y], 70 * size), 'marigold') +
      range(8)
        .map((index) =>
          fill(
            circle(
              [
                x + Math.cos((index * Math.PI) / 4) * 130 * size,
                y + Math.sin((index * Math.PI) / 4) * 100 * size,
              ],
              18 * size,
            ),
            index % 2 ? 'pink' : 'sky',
          ),
        )
        .join(''),
  ]
  return random.pick(drawings)()
}

const chart = (view: View, x: number): string => {
  const { width, height, random } = view
  const name = random.pick<ObjectName>(['globe', 'mango', 'elephant', 'kite', 'planter', 'birdhouse'])
  const paper = roundedBox([x, height * 0.14, width * 0.13, height * 0.3], 8)
  const scale = (width * 0.12) / 240
  return (
    fill(paper, 'cotton') +
    placed(objectShapes(name), { x: x + width * 0.005, y: height * 0.18, scale }) +
    keyLine([paper], height / 260)
  )
}

const pupils = (view: View): string => {
  const { width, height, random } = view
  const count = random.whole(3, 5)
  return range(count)
    .map((index) => {
      const x = ((index + 0.5) / count) * width
      const desk = roundedBox([x - width * 0.075, height * 0.84, width * 0.15, height * 0.035], 6)
      const legs =
        box([x - width * 0.06, height * 0.87, width * 0.012, height * 0.13]) +
        box([x + width * 0.048, height * 0.87, width * 0.012, height * 0.13])
      return (
        child(random, {
          x,
          y: height * 0.98,
          height: height * 0.36,
          pose: random.pick(['away', 'waving', 'reading', 'away']),
        }) +
        fill(desk + legs, 'copper') +
        keyLine([desk], height / 260)
      )
    })
    .join('')
}

export const classroom: Scene = (view) => {
  const { width, height, random } = view
  const wall = random.pick<InkName>(['peach', 'mint', 'lilac', 'sky', 'marigold2'])
  const board = roundedBox([width * 0.25, height * 0.1, width * 0.5, height * 0.38], 10)
  return [
    backdrop(view, wall),
    random.chance(0.5)
      ? bunting([-10, height * 0.02], [width + 10, height * 0.02], {
          count: 20,
          sag: height * 0.02,
          size: height * 0.04,
        })
      : '',
    fill(board, random.pick<InkName>(['shade', 'leaf', 'jamun'])) + keyLine([board], height / 140),
    chalk(view) + chart(view, width * 0.07) + chart(view, width * 0.8),
    fill(box([0, height * 0.62, width, height * 0.38]), random.pick<InkName>(['rust', 'sand', 'copper'])),
    child(random, {
      x: width * random.pick([0.24, 0.76]),
      y: height * 0.68,
      height: height * 0.44,
      pose: 'waving',
    }),
    pupils(view),
  ].join('')
}

const covers: readonly InkName[] = [
  'rani',
  'marigold',
  'leaf',
  'jamun',
  'cotton',
  'rust',
  'pink',
  'sky2',
  'orange',
]

const walls: readonly InkName[] = ['peach', 'mint', 'lilac', 'sky', 'marigold2']

const ornaments: readonly ObjectName[] = [
  'pot',
  'globe',
  'elephant',
  'horse',
  'vase',
  'planter',
  'money-box',
  'top',
  'star-lantern',
  'doll',
]

interface Shelf {
  readonly floor: number
  readonly room: number
}

function book(view: View, { x, width, floor, room }: Shelf & { x: number; width: number }): string {
  const { random } = view
  const height = room * random.between(0.56, 0.88)
  const [cover, print] = random.shuffled(covers)
  const spine = roundedBox([x, floor - height, width, height], 5)
  const band = random.chance(0.5)
    ? fill(
        triangles([x + width * 0.1, floor - height * 0.86, width * 0.8, height * 0.08], 3),
        print ?? 'cotton',
      )
    : dots([x + width / 2, floor - height * 0.8], {
        count: 1,
        gap: 0,
        radius: width * 0.16,
        ink: print ?? 'cotton',
      })
  const foot = fill(box([x, floor - height * 0.16, width, height * 0.05]), print ?? 'cotton')
  return fill(spine, cover ?? 'rani') + band + foot + keyLine([spine], view.height / 320)
}

function leaning(view: View, { x, floor, room }: Shelf & { x: number }): string {
  const drawn = book(view, { x: 0, width: room * 0.16, floor: 0, room })
  return placed(drawn, { x: x + room * 0.06, y: floor - room * 0.035, turn: 14 })
}

function shelf(view: View, { floor, room }: Shelf): string {
  const { width, random } = view
  const drawn: string[] = []
  let x = width * 0.02
  while (x < width * 0.93) {
    const kind = random.share()
    if (kind < 0.14 && x < width * 0.8) {
      const size = room * 0.82
      drawn.push(
        placed(objectShapes(random.pick(ornaments)), { x, y: floor - size * 0.9, scale: size / 240 }),
      )
      x += size
    } else if (kind < 0.24) {
      drawn.push(leaning(view, { x, floor, room }))
      x += room * 0.42
    } else {
      const thickness = room * random.between(0.13, 0.28)
      drawn.push(book(view, { x, width: thickness, floor, room }))
      x += thickness + room * 0.015
    }
  }
  return drawn.join('') + fill(box([0, floor, width, room * 0.07]), 'key')
}

export const bookshelf: Scene = (view) => {
  const { height, random } = view
  const count = random.whole(2, 4)
  const room = height / count
  const shelves = range(count).map((index) =>
    shelf(view, { floor: (index + 1) * room - room * 0.1, room: room * 0.84 }),
  )
  return backdrop(view, random.pick(walls)) + shelves.join('')
}
