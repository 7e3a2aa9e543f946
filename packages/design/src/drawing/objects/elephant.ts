import { dots, triangles } from '../patterns.ts'
import { circle, fill, keyLine, roundedBox } from '../shapes.ts'

/** An elephant to pull along. */
export function elephant(): string {
  const body =
    'M52 178V118C52 80 84 62 120 62H150C184 62 202 84 202 112C202 130 206 140 214 146C206 158 190 152 186 138V178H162V150H92V178Z'
  const wheels = [circle([74, 196], 18), circle([178, 196], 18)]
  return [
    fill(body, 'pink'),
    fill('M84 72C96 64 108 62 120 62H138V126C120 136 98 134 84 122Z', 'jamun'),
    fill(triangles([86, 104, 50, 14], 5, 'down'), 'marigold'),
    dots([96, 90], { count: 3, gap: 14, radius: 3.4, ink: 'marigold' }),
    fill('M150 78C168 74 178 92 172 108C164 118 148 112 146 98Z', 'rani') +
      fill(circle([188, 98], 3.4), 'key'),
    fill(roundedBox([40, 176, 172, 12], 6), 'leaf') + fill(wheels.join(''), 'marigold'),
    fill(circle([74, 196], 6) + circle([178, 196], 6), 'rani'),
    keyLine([body, 'M40 188Q24 188 18 176', ...wheels]),
  ].join('')
}
