import { dots, triangles } from '../patterns.ts'
import { fill, keyLine, line, roundedBox } from '../shapes.ts'

/** Three tiers of steel in a clamp. */
export function tiffin(): string {
  const lid = roundedBox([58, 56, 124, 20], 10)
  const tiers = [74, 118, 162].map((y) => roundedBox([54, y, 132, 42], 12))
  return [
    line('M46 92V196a14 14 0 0 0 14 14H180a14 14 0 0 0 14 -14V92', 'jamun', 8),
    line('M84 58Q120 18 156 58', 'jamun', 9),
    fill(lid, 'marigold'),
    tiers.map((tier, index) => fill(tier, index === 1 ? 'cotton' : 'sky')).join(''),
    fill(triangles([62, 126, 116, 12], 10), 'rani'),
    dots([72, 146], { count: 9, gap: 12, radius: 2.6, ink: 'rani' }),
    keyLine([lid, ...tiers, 'M70 92v12M70 180v12']),
  ].join('')
}
