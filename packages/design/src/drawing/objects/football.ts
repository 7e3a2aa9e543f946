import { away, type Point, range } from '../geometry.ts'
import { circle, fill, keyLine, polygon } from '../shapes.ts'

const center: Point = [120, 122]

export function football(): string {
  const ball = circle(center, 84)
  const patch = polygon(range(5).map((index) => away(center, index * 72 - 90, 30)))
  const seams = range(5).map((index) => {
    const [x, y] = away(center, index * 72 - 90, 30)
    const [outerX, outerY] = away(center, index * 72 - 90, 60)
    return `M${x.toFixed(0)} ${y.toFixed(0)}L${outerX.toFixed(0)} ${outerY.toFixed(0)}`
  })
  const edges = range(5).map((index) => {
    const middle = index * 72 - 90
    return polygon([away(center, middle, 58), away(center, middle - 20, 82), away(center, middle + 20, 82)])
  })
  return [
    fill(ball, 'cotton'),
    fill(patch, 'jamun'),
    fill(edges.join(''), 'rani'),
    keyLine([ball, ...seams]),
  ].join('')
}
