import { scallops, triangles } from '../patterns.ts'
import { fill, keyLine, line } from '../shapes.ts'

export function umbrella(): string {
  const canopy = `M26 124C30 66 74 36 120 36S210 66 214 124${scallops(-188, 4, -9)}Z`
  return [
    line('M120 112V190Q120 210 138 210T156 192', 'jamun', 8) + line('M120 36V20', 'jamun', 6),
    fill(canopy, 'rani'),
    fill('M73 118C76 74 100 42 120 36C140 42 164 74 167 118Q143 98 120 118Q97 98 73 118Z', 'marigold'),
    fill(triangles([86, 84, 68, 16], 5), 'leaf'),
    keyLine([canopy, 'M73 118C76 74 100 42 120 36C140 42 164 74 167 118']),
  ].join('')
}
