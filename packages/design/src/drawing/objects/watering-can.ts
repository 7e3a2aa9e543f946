import { dots, triangles } from '../patterns.ts'
import { ellipse, fill, keyLine, line, placed } from '../shapes.ts'

export function wateringCan(): string {
  const body = 'M66 96H160L168 200Q114 212 58 200Z'
  const spout = 'M160 170L206 88L220 96L170 192Z'
  const rose = ellipse([0, 0], 22, 9)
  return [
    line('M82 96C70 34 158 34 148 96', 'jamun', 9) + line('M62 120C12 110 16 190 60 184', 'jamun', 9),
    fill(spout, 'leaf') + placed(fill(rose, 'marigold') + keyLine([rose]), { x: 212, y: 90, turn: 26 }),
    fill(body, 'leaf') +
      fill('M64 132H162L164 158H62Z', 'cotton') +
      fill(triangles([66, 136, 94, 18], 7), 'rani'),
    fill(ellipse([113, 96], 47, 9), 'leaf2'),
    dots([74, 180], { count: 6, gap: 16, radius: 3.4, ink: 'marigold2' }),
    keyLine([body, spout, ellipse([113, 96], 47, 9)]),
  ].join('')
}
