import { triangles } from '../patterns.ts'
import { box, fill, keyLine, roundedBox } from '../shapes.ts'

/** Three folded towels with fringes. */
export function towel(): string {
  const lower = roundedBox([44, 150, 152, 48], 14)
  const middle = roundedBox([50, 104, 144, 48], 14)
  const upper = roundedBox([56, 58, 132, 48], 14)
  return [
    fill(lower, 'rani') + fill(middle, 'cotton') + fill(upper, 'marigold'),
    fill(box([70, 150, 14, 48]) + box([156, 150, 14, 48]), 'jamun'),
    fill([76, 92, 148, 160].map((x) => box([x, 104, x % 8 ? 8 : 4, 48])).join(''), 'rani'),
    fill(triangles([70, 70, 104, 12], 8) + triangles([70, 84, 104, 12], 8, 'down'), 'jamun'),
    keyLine([lower, middle, upper, 'M60 206v10M84 206v10M108 206v10M132 206v10M156 206v10M180 206v10']),
  ].join('')
}
