import { dots, triangles } from '../patterns.ts'
import { circle, ellipse, fill, keyLine, line } from '../shapes.ts'

/** A painted paper mask with a crown. */
export function mask(): string {
  const face = 'M58 92H182C188 152 160 210 120 212C80 210 52 152 58 92Z'
  const crown = 'M54 92L50 44L82 66L120 28L158 66L190 44L186 92Z'
  return [
    fill(face, 'leaf') + fill(crown, 'marigold') + fill(triangles([58, 76, 124, 16], 8), 'rani'),
    dots([82, 66], { count: 3, gap: 38, radius: 5, ink: 'jamun' }),
    fill(ellipse([92, 126], 20, 14) + ellipse([148, 126], 20, 14), 'cotton'),
    fill(circle([92, 127], 7) + circle([148, 127], 7), 'key'),
    line('M70 106Q92 94 112 108M128 108Q148 94 170 106', 'key', 5),
    fill('M112 126L104 158Q120 168 136 158L128 126Z', 'rani') +
      fill('M94 178Q120 198 146 178Q120 184 94 178Z', 'cotton'),
    fill(circle([74, 160], 10) + circle([166, 160], 10), 'orange') + fill(circle([120, 104], 6), 'rani'),
    keyLine([face, crown]),
  ].join('')
}
