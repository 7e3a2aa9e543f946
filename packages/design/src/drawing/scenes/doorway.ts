import type { InkName } from '../../tokens/index.ts'
import { type Box, range, box, circle, fill, keyLine, placed } from '../shapes.ts'
import { ink } from '../ink.ts'
import { diamond, kolam } from '../../kolam/kolam.ts'
import { objectShapes } from '../objects.ts'
import { diamonds, stripes, triangles } from '../patterns.ts'
import { backdrop } from '../parts/sky.ts'
import { toran } from '../parts/garlands.ts'
import type { Scene, View } from '../parts/view.ts'

const walls: readonly (readonly [wall: InkName, frame: InkName, door: InkName, print: InkName])[] = [
  ['mint', 'jamun', 'marigold', 'rani'],
  ['sky', 'rust', 'leaf', 'marigold2'],
  ['peach', 'leaf', 'rani', 'marigold'],
  ['pink', 'jamun', 'sky2', 'cotton'],
  ['marigold2', 'leaf', 'jamun', 'pink'],
  ['lilac', 'rani', 'orange', 'cotton'],
  ['sky2', 'cotton', 'rust', 'marigold2'],
  ['sand', 'rust', 'sky2', 'cotton'],
  ['orange', 'cotton', 'jamun', 'marigold'],
  ['leaf2', 'rust', 'marigold', 'jamun'],
  ['rani', 'marigold2', 'leaf', 'cotton'],
  ['cotton', 'sky2', 'rani', 'marigold2'],
]

const arch = ([x, y, width, height]: Box, rise: number): string =>
  `M${x} ${y + height}V${y + rise}Q${x + width / 2} ${y - rise} ${x + width} ${y + rise}V${y + height}Z`

const flat = (place: Box): string => box(place)

function leaves([x, y, width, height]: Box, print: InkName): string {
  const half = width / 2
  const panel = (left: number) =>
    range(3)
      .map((row) => {
        const [top, tall] = [y + height * (0.22 + row * 0.26), height * 0.2]
        return (
          fill(diamonds([left + half * 0.16, top, half * 0.68, tall], 1), print) +
          fill(circle([left + half / 2, top + tall / 2], half * 0.1), 'key')
        )
      })
      .join('')
  return panel(x) + panel(x + half) + keyLine([`M${x + half} ${y + height * 0.12}V${y + height}`], 3)
}

function keepers(view: View, [x, , width]: Box): string {
  const { height, random } = view
  const scale = height / random.between(620, 820)
  const object = objectShapes(random.pick(['pot', 'planter', 'vase', 'lamp', 'horse', 'elephant'] as const))
  const y = height * 0.985 - 214 * scale
  return (
    placed(object, { x: x - width * 0.12 - 240 * scale, y, scale }) +
    placed(object, { x: x + width * 1.12 + 240 * scale, y, scale, mirrored: true })
  )
}

function besides(view: View, place: Box, [frame, print]: readonly [InkName, InkName]): string {
  const { width, height, random } = view
  const kind = random.pick(['windows', 'stars', 'niches', 'nothing'] as const)
  const middles = [place[0] / 2, width - place[0] / 2]
  if (kind === 'nothing') return ''
  if (kind === 'stars') {
    const scale = height / 900
    return middles
      .map((x) => placed(objectShapes('star-lantern'), { x: x - 120 * scale, y: height * 0.26, scale }))
      .join('')
  }
  const [across, down] = kind === 'windows' ? [width * 0.15, height * 0.26] : [width * 0.08, height * 0.12]
  return middles
    .map((x) => {
      const opening: Box = [x - across / 2, height * 0.4, across, down]
      const shutters =
        kind === 'windows'
          ? fill(stripes(opening, 6, 0.5), print)
          : placed(objectShapes('diya'), {
              x: x - down * 0.4,
              y: height * 0.4 + down * 0.2,
              scale: (down * 0.8) / 240,
            })
      return (
        fill(box(opening), 'shade') +
        shutters +
        keyLine([box(opening)], height / 200) +
        fill(box([x - across * 0.6, height * 0.4 + down, across * 1.2, height * 0.022]), frame)
      )
    })
    .join('')
}

export const doorway: Scene = (view) => {
  const { width, height, random } = view
  const [wall, frame, door, print] = random.pick(walls)
  const doorWidth = Math.min(width * 0.42, height * random.between(0.46, 0.62))
  const place: Box = [width / 2 - doorWidth / 2, height * random.between(0.22, 0.3), doorWidth, height]
  const inner: Box = [place[0] + doorWidth * 0.11, place[1] + doorWidth * 0.14, doorWidth * 0.78, height]
  const isArched = random.chance(0.6)
  const shape = (edge: Box) => (isArched ? arch(edge, doorWidth * 0.22) : flat(edge))
  const body: Box = [inner[0], inner[1], inner[2], height * 0.92 - inner[1]]
  return [
    backdrop(view, wall),
    random.chance(0.5) ? fill(stripes([0, 0, width, height], 18, 0.16), 'cotton', 'opacity=".5"') : '',
    fill(triangles([0, height * 0.8, width, height * 0.05], 26), frame) +
      fill(box([0, height * 0.85, width, height * 0.15]), frame),
    besides(view, place, [frame, print]),
    fill(shape(place), frame) + fill(shape(inner), door) + keyLine([shape(place)], height / 150),
    random.chance(0.5)
      ? leaves(body, print)
      : kolam(diamond(3), {
          center: [width / 2, body[1] + body[3] * 0.58],
          step: doorWidth * 0.145,
          threadWidth: height / 130,
          dotRadius: height / 130,
          dotColour: ink(print),
        }),
    fill(box([0, height * 0.93, width, height * 0.07]), 'floor') +
      fill(triangles([place[0], height * 0.94, doorWidth, height * 0.04], 12), 'rice'),
    keepers(view, place),
    toran(width, {
      strings: random.whole(10, 18),
      drop: height * random.between(0.16, 0.34),
      head: height / 62,
    }),
  ].join('')
}
