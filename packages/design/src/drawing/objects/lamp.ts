import { dots, triangles } from '../patterns.ts'
import { ellipse, fill, keyLine, roundedBox } from '../shapes.ts'

/** A standing brass lamp with five wicks. */
export function lamp(): string {
  const pan = 'M56 84H184Q180 110 120 112Q60 110 56 84Z'
  const stand = 'M112 110H128V136Q140 142 128 150V178Q140 184 158 196H82Q100 184 112 178V150Q100 142 112 136Z'
  const base = roundedBox([62, 194, 116, 18], 8)
  const flames = [64, 92, 120, 148, 176].map((x) => `M${x} ${x === 120 ? 42 : 52}q12 18 0 30q-12 -12 0 -30z`)
  return [
    fill(flames.join(''), 'rani') + fill(stand + base, 'marigold') + fill(pan, 'orange'),
    fill(ellipse([120, 84], 64, 8), 'marigold2'),
    fill(triangles([78, 92, 84, 12], 7, 'down'), 'rust'),
    dots([80, 203], { count: 6, gap: 16, radius: 3, ink: 'rust' }),
    keyLine([pan, stand, base, ellipse([120, 84], 64, 8)]),
  ].join('')
}
