import { drawScene, type SceneName, seeded, type Time } from '#design'
import { type PaletteName, palettes } from './palettes.ts'
import { picture, type Picture, type PictureKind, sizes } from './picture.ts'

export type Shot = readonly [scene: SceneName, time: Time, title: string, take?: number]

interface Frame {
  readonly name: string
  readonly kind: PictureKind
  readonly palette: PaletteName
}

const zoomOf = (seed: string, kind: PictureKind): number => {
  const random = seeded(`zoom ${seed}`)
  return kind !== 'gallery' || random.chance(0.45) ? 1 : random.between(1.08, 1.4)
}

export function shoot([scene, time, title, take = 1]: Shot, { name, kind, palette }: Frame): Picture {
  const seed = `${name} take ${take}`
  return picture({
    name,
    kind,
    title,
    alt: altOf(scene, time),
    draw: () =>
      drawScene(scene, { ...sizes[kind], seed, time, zoom: zoomOf(seed, kind), inks: palettes[palette] }),
  })
}

const sceneAlts: Readonly<Record<SceneName, string>> = {
  bookshelf: 'shelves full of books in many colours, with small toys between them',
  'bus-stop': 'the school bus on the road, children waving at it',
  classroom: 'a class before its board, children at their desks',
  doorway: 'a house door under strings of marigolds, with something standing at each side',
  drums: 'drums and children dancing in falling paper',
  'dusk-market': 'the evening market under light bulbs, before the giant wheel',
  'kitchen-garden': 'rows of vegetables and the children who grow them',
  kites: 'kites in the air and children holding their strings',
  'kolam-floor': 'a white kolam drawn on the ground round its dots',
  lamps: 'many small clay lamps burning in the dark',
  'marigold-market': 'baskets heaped with flowers, seen from above',
  rain: 'children under umbrellas in the rain, with paper boats on the puddles',
  reading: 'children reading on a mat below a big tree',
  saplings: 'rows of young plants in the school field',
  'science-fair': 'a table with models that children explain',
  'sea-shore': 'the beach with boats, waves and children at the water',
  'sports-day': 'children at play on the sports field, under paper flags',
  stage: 'a stage with open curtains and the heads of those who watch',
  stalls: 'stalls of the fair with striped awnings and things to buy',
  'temple-tank': 'a temple tower above the steps and the water of its tank',
  umbrellas: 'a crowd of umbrellas seen from above',
  weave: 'woven cloth with bands of triangles, diamonds and dots',
  'clay-workshop': 'a long table with clay pots and lamps, shelves behind it',
  'paper-workshop': 'a long table with printing blocks, notebooks and cards, shelves behind it',
  'toy-workshop': 'a long table with kites, tops and dolls, shelves behind it',
  'kitchen-table': 'a long table with spices, coffee and sweets, shelves behind it',
  'star-gazing': 'children beside a telescope below the stars',
  pongal: 'a pot of rice boiling over between two sugar canes',
}

const timeWords: Readonly<Record<Time, string>> = {
  morning: 'in the morning',
  noon: 'by day',
  evening: 'in the evening',
  night: 'at night',
}

const timeless = new Set<SceneName>([
  'bookshelf',
  'doorway',
  'drums',
  'kolam-floor',
  'lamps',
  'marigold-market',
  'stage',
  'umbrellas',
  'weave',
  'clay-workshop',
  'paper-workshop',
  'toy-workshop',
  'kitchen-table',
  'classroom',
  'science-fair',
  'dusk-market',
])

const altOf = (scene: SceneName, time: Time): string =>
  `Drawn picture: ${sceneAlts[scene]}${timeless.has(scene) ? '' : `, ${timeWords[time]}`}.`
