import { dots, triangles } from '../patterns.ts'
import { fill, keyLine, roundedBox } from '../shapes.ts'

/** Three closed books and an open one. */
export function books(): string {
  const lower = roundedBox([46, 168, 150, 34], 5)
  const middle = roundedBox([58, 134, 138, 34], 5)
  const upper = roundedBox([42, 100, 140, 34], 5)
  const pages =
    'M120 100C104 84 76 82 56 88V46C78 40 104 44 120 58C136 44 162 40 184 46V88C164 82 136 84 120 100'
  const words = 'M70 58q18 -2 34 6M70 70q18 -2 34 6M136 64q16 -8 34 -6M136 76q16 -8 34 -6'
  return [
    fill(lower, 'jamun') + fill(middle, 'marigold') + fill(upper, 'leaf') + fill(`${pages}Z`, 'cotton'),
    fill(triangles([62, 176, 40, 18], 4), 'pink'),
    dots([126, 151], { count: 4, gap: 14, radius: 3, ink: 'jamun' }),
    fill(triangles([58, 108, 60, 16], 5), 'marigold'),
    keyLine([lower, middle, upper, `${pages}V58`, words]),
  ].join('')
}
