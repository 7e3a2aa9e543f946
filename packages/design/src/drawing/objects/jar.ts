import type { Point } from '../geometry.ts'
import { dots, triangles } from '../patterns.ts'
import { circle, fill, keyLine } from '../shapes.ts'

const laddus: readonly Point[] = [
  [88, 176],
  [120, 180],
  [152, 176],
  [104, 150],
  [136, 150],
  [88, 126],
  [120, 124],
  [152, 126],
]

/** A jar of laddus with a cloth lid. */
export function jar(): string {
  const glass =
    'M70 84H170C186 96 186 112 186 124V188A20 20 0 0 1 166 208H74A20 20 0 0 1 54 188V124C54 112 54 96 70 84Z'
  return [
    fill(glass, 'glass') + fill(laddus.map((center) => circle(center, 17)).join(''), 'orange'),
    dots([88, 176], { count: 3, gap: 32, radius: 3, ink: 'marigold' }),
    dots([104, 148], { count: 2, gap: 32, radius: 3, ink: 'marigold' }),
    fill('M70 84L62 44Q120 26 178 44L170 84Z', 'rani') + fill('M66 78h108v12h-108z', 'jamun'),
    fill(triangles([68, 52, 104, 10], 9), 'pink'),
    keyLine([glass, 'M70 84L62 44Q120 26 178 44L170 84']),
  ].join('')
}
