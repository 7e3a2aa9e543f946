import { range } from '../geometry.ts'
import { dots, triangles } from '../patterns.ts'
import { box, circle, fill, keyLine, placed, roundedBox } from '../shapes.ts'

/** Peanut chikki in a paper sleeve. */
export function chikki(): string {
  const bar = roundedBox([60, 34, 120, 170], 8)
  const sleeve = box([50, 108, 140, 100])
  const nuts = range(14).map((index) =>
    circle([78 + (index % 4) * 28 + (index % 8 > 3 ? 8 : 0), 50 + Math.floor(index / 4) * 17], 7),
  )
  const drawn = [
    fill(bar, 'copper') + fill(nuts.slice(0, 14).join(''), 'sand'),
    fill(sleeve, 'rani') + fill(box([50, 126, 140, 12]) + box([50, 180, 140, 12]), 'marigold'),
    fill(triangles([50, 110, 140, 14], 10), 'pink'),
    dots([78, 160], { count: 4, gap: 28, radius: 8, ink: 'cotton' }),
    keyLine([bar, sleeve]),
  ].join('')
  return placed(placed(drawn, { x: -120, y: -120 }), { x: 120, y: 120, turn: 7 })
}
