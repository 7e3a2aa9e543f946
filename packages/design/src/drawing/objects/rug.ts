import { diamonds, stripes, triangles } from '../patterns.ts'
import { box, ellipse, fill, keyLine } from '../shapes.ts'

/** A dhurrie, half rolled. */
export function rug(): string {
  const cloth = box([48, 78, 144, 124])
  const roll = 'M48 44H192A18 18 0 0 1 192 80H48A18 18 0 0 1 48 44Z'
  return [
    fill(cloth, 'cotton') + fill(box([48, 96, 144, 16]) + box([48, 168, 144, 16]), 'rani'),
    fill(diamonds([48, 114, 144, 52], 4), 'jamun') + fill(diamonds([58, 126, 124, 28], 4), 'marigold'),
    fill(triangles([48, 184, 144, 12], 12, 'down') + triangles([48, 84, 144, 12], 12), 'leaf'),
    fill(roll, 'jamun') + fill(stripes([60, 44, 120, 36], 5, 0.4), 'marigold'),
    fill(ellipse([192, 62], 9, 18), 'cotton') + fill(ellipse([192, 62], 4, 9), 'rani'),
    keyLine([cloth, roll, ellipse([192, 62], 9, 18), `M52 204${'v12m15 -12'.repeat(10)}`]),
  ].join('')
}
