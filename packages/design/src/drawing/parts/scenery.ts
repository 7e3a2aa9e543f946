import type { InkName } from '../../tokens/index.ts'
import { type Box, box, fill, keyLine, away, type Point, range, circle, leaf, line } from '../shapes.ts'
import { diamonds, triangles, dotRow } from '../patterns.ts'

export function house([x, y, width, height]: Box, [wall, trim]: readonly [InkName, InkName]): string {
  const walls = box([x, y, width, height])
  const door = `M${x + width * 0.4} ${y + height}V${y + height * 0.55}a${width * 0.1} ${width * 0.1} 0 0 1 ${width * 0.2} 0V${y + height}Z`
  const windows = [0.12, 0.68]
    .map((share) => box([x + width * share, y + height * 0.5, width * 0.2, height * 0.2]))
    .join('')
  const parapet = box([x - width * 0.04, y - height * 0.06, width * 1.08, height * 0.14])
  return [
    fill(walls, wall) + fill(parapet, trim),
    fill(triangles([x, y + height * 0.1, width, height * 0.1], 9, 'down'), trim),
    fill(windows, 'shade') + fill(door, trim),
    fill(diamonds([x + width * 0.44, y + height * 0.66, width * 0.12, height * 0.2], 1), 'marigold'),
    keyLine([walls, parapet], 2.2),
  ].join('')
}

export function roundTree(
  [x, y]: Point,
  height: number,
  [crown, fruit]: readonly [InkName, InkName],
): string {
  const radius = height * 0.32
  const heads: Point[] = [
    [x, y - height * 0.72],
    [x - radius * 0.75, y - height * 0.52],
    [x + radius * 0.75, y - height * 0.52],
  ]
  const crowns = heads.map((head) => circle(head, radius * 0.8))
  const fruits = heads.map((head) =>
    dotRow([head[0] - radius * 0.4, head[1]], { count: 3, gap: radius * 0.4, radius: height * 0.02 }),
  )
  return [
    line(
      `M${x} ${y}V${y - height * 0.5}M${x} ${y - height * 0.3}L${x - radius * 0.6} ${y - height * 0.5}`,
      'rust',
      height * 0.06,
    ),
    keyLine(crowns, height * 0.014) + fill(crowns.join(''), crown) + fill(fruits.join(''), fruit),
  ].join('')
}

export function palm([x, y]: Point, height: number, lean = 0.12): string {
  const top: Point = [x + height * lean, y - height * 0.8]
  const fronds = range(7).map((index) =>
    leaf(top, { length: height * 0.36, angle: 160 + index * 37, width: 0.16 }),
  )
  return [
    line(
      `M${x} ${y}Q${x + height * lean * 0.2} ${y - height * 0.4} ${top[0]} ${top[1]}`,
      'rust',
      height * 0.045,
    ),
    fill(fronds.join(''), 'leaf'),
    fill(
      [150, 90, 40].map((angle) => circle(away(top, angle, height * 0.05), height * 0.035)).join(''),
      'copper',
    ),
    keyLine(fronds.slice(1, 5), height * 0.011),
  ].join('')
}
