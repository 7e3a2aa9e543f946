import { away, range } from '../geometry.ts'
import type { InkName } from '../../tokens/index.ts'
import { circle, fill, keyLine, line } from '../shapes.ts'

const spices: readonly InkName[] = ['rani', 'marigold', 'rust', 'leaf', 'orange', 'cotton']

/** A round steel box with seven bowls of spices, from above. */
export function spiceBox(): string {
  const center = [120, 124] as const
  const bowls = range(6).map((index) => away(center, index * 60 - 90, 54))
  return [
    fill(circle(center, 92), 'sky2') + fill(circle(center, 84), 'glass'),
    fill(bowls.map((bowl) => circle(bowl, 25)).join('') + circle(center, 25), 'cotton'),
    bowls.map((bowl, index) => fill(circle(bowl, 19), spices[index] ?? 'rust')).join(''),
    fill(circle(center, 19), 'copper'),
    line('M150 104L196 44', 'jamun', 7) + fill(circle([146, 109], 11), 'jamun'),
    keyLine([circle(center, 92), circle(center, 25), ...bowls.map((bowl) => circle(bowl, 25))]),
  ].join('')
}
