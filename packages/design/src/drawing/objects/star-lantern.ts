import { away, type Point, range } from '../geometry.ts'
import { circle, fill, keyLine, line, polygon } from '../shapes.ts'

const center: Point = [120, 106]

const point = (index: number, radius: number): Point => away(center, index * 36 - 90, radius)

/** A paper star with tassels. */
export function starLantern(): string {
  const star = polygon(range(10).map((index) => point(index, index % 2 ? 38 : 88)))
  const facets = range(5).map((index) => polygon([center, point(index * 2, 88), point(index * 2 + 1, 38)]))
  return [
    line('M120 20V8M92 182v30M120 150v66M148 182v30', 'jamun', 4),
    fill(star, 'rani') + fill(facets.join(''), 'marigold'),
    fill([92, 120, 148].map((x) => circle([x, x === 120 ? 218 : 214], 7)).join(''), 'leaf'),
    fill(circle(center, 15), 'cotton') + fill(circle(center, 7), 'rani'),
    keyLine([star]),
  ].join('')
}
