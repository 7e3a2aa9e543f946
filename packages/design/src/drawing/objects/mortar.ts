import { dots, triangles } from '../patterns.ts'
import { ellipse, fill, keyLine, leaf, placed, roundedBox } from '../shapes.ts'

/** A stone mortar with its pestle. */
export function mortar(): string {
  const bowl =
    'M52 116H188C188 156 166 180 148 186V194H166A8 8 0 0 1 166 210H74A8 8 0 0 1 74 194H92V186C74 180 52 156 52 116Z'
  const rim = ellipse([120, 116], 68, 14)
  const pestle = roundedBox([-12, -84, 24, 104], 12)
  const herbs = [leaf([74, 112], { length: 30, angle: -110 }), leaf([86, 112], { length: 26, angle: -60 })]
  return [
    fill(bowl, 'shade') + fill(rim, 'glow'),
    fill(herbs.join(''), 'leaf'),
    placed(fill(pestle, 'copper') + keyLine([pestle]), { x: 134, y: 100, turn: 24 }),
    fill(triangles([74, 142, 92, 16], 7, 'down'), 'marigold'),
    dots([98, 202], { count: 4, gap: 15, radius: 3, ink: 'marigold' }),
    keyLine([bowl, 'M52 116A68 14 0 0 0 188 116', ...herbs]),
  ].join('')
}
