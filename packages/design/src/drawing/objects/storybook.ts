import { triangles } from '../patterns.ts'
import { away, range } from '../geometry.ts'
import { box, circle, fill, keyLine, leaf, line, roundedBox } from '../shapes.ts'

/** A picture book: a sun and a plant on its cover. */
export function storybook(): string {
  const cover = roundedBox([54, 36, 132, 170], 6)
  const rays = range(12).map((index) => {
    const [x, y] = away([120, 92], index * 30, 40)
    return circle([x, y], 4)
  })
  const plant = [
    leaf([120, 168], { length: 34, angle: -40 }),
    leaf([120, 168], { length: 34, angle: -140 }),
    leaf([120, 160], { length: 30, angle: -90 }),
  ]
  return [
    fill(roundedBox([64, 42, 130, 170], 6), 'cotton') +
      fill(cover, 'sky2') +
      fill(box([54, 42, 14, 158]), 'jamun'),
    fill(circle([120, 92], 29), 'marigold') +
      fill(rays.join(''), 'marigold2') +
      fill(circle([120, 92], 15), 'orange'),
    line('M120 190V150', 'leaf', 5) + fill(plant.join(''), 'leaf2'),
    fill(triangles([70, 190, 114, 14], 8), 'cotton'),
    keyLine([cover, 'M68 38v166', 'M196 54v152q0 8 -8 8h-112']),
  ].join('')
}
