import type { InkName } from '../../tokens/index.ts'
import { away, type Point, range, circle, fill, leaf, placed } from '../shapes.ts'
import { ink } from '../ink.ts'
import { type Cell, diamond, kolam, rectangle } from '../../kolam/kolam.ts'
import { marigold } from '../parts/garlands.ts'
import { objectShapes } from '../objects.ts'
import { backdrop } from '../parts/sky.ts'
import type { Scene, View } from '../parts/view.ts'

const floors: readonly InkName[] = ['floor', 'shade', 'rust', 'leaf', 'jamun', 'sky2']
const powders: readonly (readonly InkName[])[] = [
  ['rani', 'marigold'],
  ['orange', 'leaf2'],
  ['pink', 'marigold2'],
  ['sky2', 'marigold'],
]

const centered = (columns: number, rows: number): Cell[] =>
  rectangle(columns, rows).map(([x, y]): Cell => [x - (columns - 1) / 2, y - (rows - 1) / 2])

const wreath = (center: Point, radius: number): string =>
  range(Math.round(radius / 9))
    .map((index, _, all) =>
      marigold(
        away(center, (index * 360) / all.length, radius),
        12,
        index % 2 ? ['marigold', 'orange'] : ['orange', 'rani'],
      ),
    )
    .join('')

const petals = (center: Point, radius: number, name: InkName): string =>
  fill(
    range(16)
      .map((index) =>
        leaf(away(center, index * 22.5, radius * 0.72), { length: radius * 0.36, angle: index * 22.5 }),
      )
      .join(''),
    name,
  )

function ornament(view: View, center: Point, radius: number): string {
  const { random } = view
  const kind = random.pick(['wreath', 'petals', 'lamps', 'none'] as const)
  if (kind === 'wreath') return wreath(center, radius)
  if (kind === 'petals') return petals(center, radius * 1.12, random.pick(['rani', 'marigold', 'pink']))
  if (kind === 'none') return ''
  const scale = view.height / 2200
  return range(8)
    .map((index) => away(center, index * 45 + 22.5, radius * 1.1))
    .map(([x, y]) => placed(objectShapes('diya'), { x: x - 120 * scale, y: y - 130 * scale, scale }))
    .join('')
}

type Powder = readonly InkName[]

const brightPowders = powders.slice(0, 3)

interface Drawing {
  readonly cells: readonly Cell[]
  readonly center: Point
  readonly step: number
  readonly powder: Powder | null
}

function filledLoops({ cells, center, step, powder }: Drawing): string {
  if (powder === null) return ''
  return cells
    .map(([x, y]) =>
      fill(
        circle([center[0] + x * step, center[1] + y * step], step * 0.36),
        powder[(Math.abs(x) + Math.abs(y)) % 2 < 1 ? 0 : 1] ?? 'rani',
      ),
    )
    .join('')
}

function drawn(view: View, drawing: Drawing): string {
  const { cells, center, step } = drawing
  const lines = { threadWidth: view.height / 90, dotRadius: view.height / 100 }
  const colours = { threadColour: ink('rice'), dotColour: ink('marigold') }
  return filledLoops(drawing) + kolam(cells, { center, step, ...lines, ...colours })
}

function corners({ width, height }: View): string {
  const size = { step: (height / 8) * 0.8, threadWidth: height / 110, dotRadius: height / 110 }
  const colours = { threadColour: ink('rice'), dotColour: ink('marigold') }
  const places: readonly Point[] = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ]
  return places.map((center) => kolam(diamond(2), { center, ...size, ...colours })).join('')
}

function threeInARow(view: View): string {
  const { width, height, random } = view
  const middle: Point = [width / 2, height / 2]
  const powder = random.pick(brightPowders)
  const side = (share: number) =>
    drawn(view, { cells: diamond(3), center: [width * share, height / 2], step: height / 8.4, powder })
  const step = height / 9.6
  return (
    ornament(view, middle, step * 3.9) +
    drawn(view, { cells: diamond(4), center: middle, step, powder: random.pick(brightPowders) }) +
    side(0.19) +
    side(0.81)
  )
}

function oneKolam(view: View): string {
  const { width, height, random } = view
  const size = random.whole(3, 5)
  const isDiamond = random.chance(0.8)
  const cells = isDiamond ? diamond(size) : centered(Math.round((size * width) / height) + 1, size)
  const step = height / (isDiamond ? 2 * size + 1.2 : size + 2)
  const center: Point = [width * random.between(0.46, 0.54), height * random.between(0.47, 0.53)]
  const powder = random.chance(0.75) ? random.pick(powders) : null
  const around = isDiamond ? ornament(view, center, size * step * 0.95) : ''
  return around + drawn(view, { cells, center, step, powder }) + (random.chance(0.7) ? corners(view) : '')
}

export const kolamFloor: Scene = (view) => {
  const isBroad = view.width > view.height * 1.8
  return backdrop(view, view.random.pick(floors)) + (isBroad ? threeInARow(view) : oneKolam(view))
}
