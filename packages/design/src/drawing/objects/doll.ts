import { dots, triangles } from '../patterns.ts'
import { circle, ellipse, fill, keyLine, line } from '../shapes.ts'

/** A Thanjavur dancing doll: head, arms and skirt rock on a round base. */
export function doll(): string {
  const skirt = 'M120 118C160 118 188 158 192 196Q120 226 48 196C52 158 80 118 120 118Z'
  const blouse = 'M98 92H142L148 124H92Z'
  const face = circle([120, 66], 25)
  return [
    line('M98 100L62 116L76 84', 'copper', 8) + line('M142 100L178 116L164 84', 'copper', 8),
    fill(skirt, 'rani') + fill('M52 178Q120 206 188 178L192 196Q120 226 48 196Z', 'marigold'),
    fill(triangles([62, 184, 116, 16], 9, 'down'), 'jamun'),
    dots([82, 152], { count: 6, gap: 15, radius: 3.4, ink: 'marigold2' }),
    fill(blouse, 'leaf') + fill(ellipse([120, 58], 32, 28), 'key') + fill(face, 'copper'),
    fill('M96 60Q120 28 144 60Q120 48 96 60Z', 'key') + fill(circle([120, 34], 9), 'marigold'),
    fill(circle([111, 68], 2.6) + circle([129, 68], 2.6), 'key') + fill(circle([120, 58], 2.8), 'rani'),
    line('M114 78q6 5 12 0', 'rani', 2.6) + fill(circle([95, 76], 4) + circle([145, 76], 4), 'marigold'),
    keyLine([skirt, blouse, face]),
  ].join('')
}
