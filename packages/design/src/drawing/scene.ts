import type { Inks, InkName } from '../tokens/index.ts'
import {
  type Box,
  type Point,
  range,
  away,
  circle,
  ellipse,
  fill,
  keyLine,
  leaf,
  placed,
  polygon,
  svg,
} from './shapes.ts'
import { withInks } from './ink.ts'
import type { Time, Scene, View } from './parts/view.ts'
import { seeded } from './random.ts'
import { bookshelf, classroom } from './scenes/school.ts'
import { busStop, rain } from './scenes/street.ts'
import { doorway } from './scenes/doorway.ts'
import { drums, stage } from './scenes/performances.ts'
import { duskMarket, stalls } from './scenes/markets.ts'
import { kitchenGarden, saplings } from './scenes/gardens.ts'
import { kites, starGazing } from './scenes/open-sky.ts'
import { kolamFloor } from './scenes/kolam-floor.ts'
import { lamps, pongal } from './scenes/festivals.ts'
import { marigold, toran, bunting } from './parts/garlands.ts'
import { backdrop, groundInks, sky } from './parts/sky.ts'
import { objectShapes } from './objects.ts'
import { child } from './parts/child.ts'
import { roundTree } from './parts/scenery.ts'
import { scienceFair } from './scenes/science-fair.ts'
import { seaShore } from './scenes/sea-shore.ts'
import { sportsDay } from './scenes/sports-day.ts'
import { templeTank } from './scenes/temple-tank.ts'
import { weave, clayWorkshop, kitchenTable, paperWorkshop, toyWorkshop } from './scenes/workshops.ts'

const flowers: readonly (readonly [InkName, InkName])[] = [
  ['marigold', 'orange'],
  ['orange', 'rani'],
  ['rani', 'marigold'],
  ['cotton', 'marigold'],
  ['pink', 'rani'],
]

const heap = (view: View, [x, y]: Point, radius: number): string => {
  const { random } = view
  const inks = random.pick(flowers)
  const rim = ellipse([x, y], radius, radius)
  const heads = range(26).map((index) => {
    const distance = radius * 0.84 * Math.sqrt((index + 0.5) / 26)
    const angle = index * 2.4
    return marigold([x + Math.cos(angle) * distance, y + Math.sin(angle) * distance], radius * 0.2, inks)
  })
  return (
    fill(rim, 'copper') +
    fill(circle([x, y], radius * 0.92), 'rust') +
    heads.join('') +
    keyLine([rim], radius / 40)
  )
}

const marigoldMarket: Scene = (view) => {
  const { width, height, random } = view
  const across = random.pick([2, 3, 4])
  const step = width / across
  const rows = Math.ceil(height / step) + 1
  const baskets = range(rows * (across + 1)).map((index) => {
    const row = Math.floor(index / (across + 1))
    const spot: Point = [((index % (across + 1)) + (row % 2 ? 0 : 0.5)) * step, (row + 0.4) * step * 0.94]
    return heap(view, spot, step * random.between(0.36, 0.46))
  })
  const leaves = range(30).map(() =>
    leaf([random.between(0, width), random.between(0, height)], {
      length: height * 0.06,
      angle: random.between(0, 360),
    }),
  )
  return [
    backdrop(view, random.pick<InkName>(['leaf', 'jamun', 'sky2', 'sand', 'rani'])),
    fill(leaves.join(''), 'leaf2'),
    baskets.join(''),
    random.chance(0.3) ? toran(width, { strings: 14, drop: height * 0.24, head: height / 70 }) : '',
  ].join('')
}

const cloths: readonly (readonly [InkName, InkName])[] = [
  ['rani', 'marigold'],
  ['leaf', 'cotton'],
  ['marigold', 'jamun'],
  ['sky2', 'cotton'],
  ['orange', 'pink'],
  ['cotton', 'rani'],
  ['pink', 'jamun'],
]

function fromAbove(view: View, center: Point, radius: number): string {
  const { random } = view
  const [ground, print] = random.pick(cloths)
  const turn = random.between(0, 45)
  const rim = range(8).map((index) => away(center, index * 45 + turn, radius))
  const wedges = range(4).map((index) =>
    polygon([center, rim[index * 2] ?? center, rim[index * 2 + 1] ?? center]),
  )
  const beads = range(8).map((index) =>
    circle(away(center, index * 45 + 22.5 + turn, radius * 0.74), radius * 0.07),
  )
  return [
    fill(polygon(rim), ground) + fill(wedges.join(''), print),
    fill(beads.join(''), 'key') + fill(circle(center, radius * 0.12), 'jamun'),
    keyLine([polygon(rim)], view.height / 260),
  ].join('')
}

const umbrellas: Scene = (view) => {
  const { width, height, random } = view
  const step = height / random.pick([2.3, 3, 3.8])
  const rows = Math.ceil(height / step) + 1
  const columns = Math.ceil(width / step) + 1
  const spots = range(rows * columns).map((index): Point => [
    ((index % columns) + (Math.floor(index / columns) % 2) / 2) * step + random.between(-0.14, 0.14) * step,
    Math.floor(index / columns) * step * 0.92 + random.between(-0.1, 0.1) * step,
  ])
  return [
    backdrop(view, random.pick<InkName>(['shade', 'sky2', 'leaf', 'jamun', 'sand'])),
    random
      .shuffled(spots)
      .map((spot) => (random.chance(0.88) ? fromAbove(view, spot, step * random.between(0.4, 0.52)) : ''))
      .join(''),
  ].join('')
}

const reading: Scene = (view) => {
  const { width, height, random, time } = view
  const [far, near] = groundInks(time)
  const count = random.whole(2, 5)
  const treeX = width * random.between(0.2, 0.8)
  const mat = ellipse([width / 2, height * 0.87], width * 0.44, height * 0.09)
  const readers = range(count).map((index) =>
    child(random, {
      x: ((index + 0.7) / (count + 0.4)) * width,
      y: height * (0.9 + (index % 2) * 0.05),
      height: height * random.between(0.36, 0.44),
      pose: index === 0 || random.chance(0.7) ? 'reading' : 'sitting',
    }),
  )
  return [
    sky(view),
    fill(ellipse([width / 2, height * 1.02], width * 0.8, height * 0.36), far),
    roundTree(
      [treeX, height * 0.8],
      height * 0.86,
      random.pick([
        ['leaf', 'marigold'],
        ['leaf', 'rani'],
        ['leaf2', 'orange'],
      ] as const),
    ),
    random.chance(0.5)
      ? bunting([0, height * 0.12], [treeX, height * 0.3], {
          count: 9,
          sag: height * 0.04,
          size: height * 0.05,
        })
      : '',
    fill(ellipse([width / 2, height * 1.06], width * 0.8, height * 0.3), near),
    fill(mat, random.pick(['rani', 'marigold', 'jamun', 'sky2'])) +
      fill(ellipse([width / 2, height * 0.87], width * 0.38, height * 0.07), 'cotton', 'opacity=".35"'),
    placed(objectShapes('books'), {
      x: width * random.between(0.1, 0.7),
      y: height * 0.72,
      scale: height / 1100,
    }),
    readers.join(''),
  ].join('')
}

const scenes = {
  bookshelf,
  'bus-stop': busStop,
  classroom,
  doorway,
  drums,
  'dusk-market': duskMarket,
  'kitchen-garden': kitchenGarden,
  kites,
  'kolam-floor': kolamFloor,
  lamps,
  'marigold-market': marigoldMarket,
  rain,
  reading,
  saplings,
  'science-fair': scienceFair,
  'sea-shore': seaShore,
  'sports-day': sportsDay,
  stage,
  stalls,
  'temple-tank': templeTank,
  umbrellas,
  weave,
  'clay-workshop': clayWorkshop,
  'paper-workshop': paperWorkshop,
  'toy-workshop': toyWorkshop,
  'kitchen-table': kitchenTable,
  'star-gazing': starGazing,
  pongal,
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

/** A function, so that a bundle with one drawing does not include all of them. */
export const sceneNames = (): SceneName[] =>
  Object.keys(scenes).filter((name): name is SceneName => name in scenes)

export interface ScenePlan {
  readonly width: number
  readonly height: number
  readonly seed: string
  readonly time?: Time
  /** Zoom: 1 shows all, 2 the half. The seed decides what is cut off. */
  readonly zoom?: number
  readonly inks?: Inks
}

const crop = ({ width, height, seed, zoom = 1 }: ScenePlan): Box => {
  const random = seeded(`camera ${seed}`)
  const [across, down] = [width / zoom, height / zoom]
  // Subjects of these scenes are low, so the zoom prefers the lower part.
  return [
    random.between(0.2, 0.8) * (width - across),
    random.between(0.55, 1) * (height - down),
    across,
    down,
  ]
}

export function drawScene(name: SceneName, plan: ScenePlan): string {
  const { width, height, seed, time = 'noon', inks } = plan
  const drawn = scenes[name]({ width, height, time, random: seeded(seed) })
  const cropped = svg(crop(plan), drawn)
  return inks ? withInks(cropped, inks) : cropped
}
