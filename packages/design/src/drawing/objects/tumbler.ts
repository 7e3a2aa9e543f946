import { triangles } from '../patterns.ts'
import { box, ellipse, fill, keyLine, line } from '../shapes.ts'

/** Filter coffee: tumbler and davara in brass. */
export function tumbler(): string {
  const glass = 'M82 64H158L150 172H90Z'
  const saucer = 'M46 148H194L180 196Q178 206 166 206H74Q62 206 60 196Z'
  const rims = ellipse([120, 64], 38, 9)
  return [
    line('M108 44q-10 -10 0 -20t0 -16M132 44q-10 -10 0 -20t0 -16', 'leaf2', 4),
    fill(glass, 'marigold') + fill(rims, 'rust') + fill(box([86, 92, 68, 10]), 'orange'),
    fill(saucer, 'copper') + fill(box([40, 140, 160, 14]), 'marigold'),
    fill(triangles([66, 162, 108, 18], 8), 'rust'),
    keyLine([glass, rims, saucer, box([40, 140, 160, 14])]),
  ].join('')
}
