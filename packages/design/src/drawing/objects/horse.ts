import { dots, triangles } from '../patterns.ts'
import { box, circle, fill, keyLine } from '../shapes.ts'

/** A clay horse as it stands before a village shrine. */
export function horse(): string {
  const body =
    'M70 212V128Q58 122 54 104Q64 96 78 106H112Q108 66 122 44L130 26L140 44Q166 54 170 82L152 92Q146 84 142 86Q146 124 146 140V212H122V168H94V212Z'
  return [
    fill(body, 'rust'),
    fill('M82 106H116V142Q98 152 82 142Z', 'marigold') +
      fill(triangles([84, 132, 32, 12], 4, 'down'), 'rani'),
    fill('M120 100L142 96L144 110L120 114Z', 'cotton'),
    dots([90, 118], { count: 3, gap: 9, radius: 2.8, ink: 'rani' }),
    fill('M122 44Q112 66 114 94L106 94Q104 62 122 44Z', 'jamun') + fill(circle([142, 62], 3.6), 'key'),
    fill(box([70, 196, 24, 8]) + box([122, 196, 24, 8]), 'marigold'),
    keyLine([body, 'M56 106Q38 122 44 150']),
  ].join('')
}
