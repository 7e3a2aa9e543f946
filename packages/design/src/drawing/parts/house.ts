import type { InkName } from '../../tokens/index.ts'
import type { Box } from '../geometry.ts'
import { diamonds, triangles } from '../patterns.ts'
import { box, fill, keyLine } from '../shapes.ts'

/** A flat-roofed house with a terrace, one door and two windows. */
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
