import { dots, triangles } from '../patterns.ts'
import { box, fill, keyLine } from '../shapes.ts'

/** A child's kurta. */
export function kurta(): string {
  const body = 'M94 44Q120 66 146 44L176 56L216 120L186 138L168 112V206H72V112L54 138L24 120L64 56Z'
  return [
    fill(body, 'marigold'),
    fill('M94 44Q120 66 146 44L150 46Q120 76 90 46Z', 'rani') + fill(box([112, 64, 16, 56]), 'rani'),
    dots([120, 76], { count: 1, gap: 0, radius: 3, ink: 'cotton' }),
    dots([120, 92], { count: 1, gap: 0, radius: 3, ink: 'cotton' }),
    dots([120, 108], { count: 1, gap: 0, radius: 3, ink: 'cotton' }),
    fill(box([72, 180, 96, 26]), 'rani') + fill(triangles([72, 184, 96, 16], 8), 'marigold2'),
    fill('M24 120L34 104L63 123L54 138ZM216 120L206 104L177 123L186 138Z', 'rani'),
    dots([86, 146], { count: 5, gap: 17, radius: 3.4, ink: 'orange' }),
    keyLine([body, 'M72 112V150M168 112V150']),
  ].join('')
}
