import type { InkName } from '../../tokens/index.ts'
import { type ObjectName, objectShapes } from '../objects.ts'
import { dots, triangles } from '../patterns.ts'
import { range } from '../geometry.ts'
import { backdrop } from '../parts/sky.ts'
import type { Scene, View } from '../parts/view.ts'
import { box, fill, keyLine, placed, roundedBox } from '../shapes.ts'

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

/** A wall of books, two to four shelves high. */
export const bookshelf: Scene = (view) => {
  const { height, random } = view
  const count = random.whole(2, 4)
  const room = height / count
  const shelves = range(count).map((index) =>
    shelf(view, { floor: (index + 1) * room - room * 0.1, room: room * 0.84 }),
  )
  return backdrop(view, random.pick(walls)) + shelves.join('')
}
