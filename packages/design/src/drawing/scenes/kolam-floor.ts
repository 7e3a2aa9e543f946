import type { InkName } from '../../tokens/index.ts'
import { away, type Point, range } from '../geometry.ts'
import { ink } from '../ink.ts'
import { type Cell, diamond, kolam, rectangle } from '../kolam.ts'
import { marigold } from '../marigold.ts'
import { objects } from '../objects/all-objects.ts'
import { backdrop } from '../parts/sky.ts'
import type { Scene, View } from '../parts/view.ts'
import { circle, fill, leaf, placed } from '../shapes.ts'

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
    .map(([x, y]) => placed(objects.diya(), { x: x - 120 * scale, y: y - 130 * scale, scale }))
    .join('')
}

/** A kolam on the ground before a door, its loops filled with coloured powder. */
export const kolamFloor: Scene = (view) => {
  const { width, height, random } = view
  const size = random.whole(3, 5)
  const isDiamond = width < height * 1.8 && random.chance(0.65)
  const cells = isDiamond ? diamond(size) : centered(Math.round((size * width) / height) + 1, size)
  const step = height / (isDiamond ? 2 * size + 1.2 : size + 2)
  const center: Point = [width * random.between(0.42, 0.58), height * random.between(0.46, 0.54)]
  const powder = random.pick(powders)
  const filled = cells.map(([x, y]) =>
    fill(
      circle([center[0] + x * step, center[1] + y * step], step * 0.36),
      powder[(Math.abs(x) + Math.abs(y)) % 2 < 1 ? 0 : 1] ?? 'rani',
    ),
  )
  const corners = random.chance(0.7)
    ? (
        [
          [0, 0],
          [width, 0],
          [0, height],
          [width, height],
        ] as const
      ).map((corner) =>
        kolam(diamond(2), {
          center: corner,
          step: step * 0.8,
          threadWidth: height / 110,
          dotRadius: height / 110,
          threadColour: ink('rice'),
          dotColour: ink('marigold'),
        }),
      )
    : []
  return [
    backdrop(view, random.pick(floors)),
    isDiamond ? ornament(view, center, size * step * 0.95) : '',
    random.chance(0.6) ? filled.join('') : '',
    kolam(cells, {
      center,
      step,
      threadWidth: height / 90,
      dotRadius: height / 100,
      threadColour: ink('rice'),
      dotColour: ink('marigold'),
    }),
    ...corners,
  ].join('')
}
