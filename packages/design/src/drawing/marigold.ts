import type { InkName } from '../tokens/index.ts'
import { away, type Point, range } from './geometry.ts'
import { circle, fill } from './shapes.ts'

const petals = 10

/** A marigold head seen from above. */
export function marigold(
  center: Point,
  radius: number,
  [flower, heart]: readonly [InkName, InkName] = ['marigold', 'orange'],
): string {
  const ring = range(petals).map((index) =>
    circle(away(center, (index * 360) / petals, radius * 0.72), radius * 0.34),
  )
  return (
    fill(ring.join('') + circle(center, radius * 0.72), flower) + fill(circle(center, radius * 0.42), heart)
  )
}
