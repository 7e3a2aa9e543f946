import { dots } from '../patterns.ts'
import { fill, keyLine, roundedBox } from '../shapes.ts'

/** A wooden spinning top. */
export function top(): string {
  const body = 'M54 98C54 66 186 66 186 98C186 142 138 172 126 204L120 218L114 204C102 172 54 142 54 98Z'
  const stem = roundedBox([110, 34, 20, 44], 8)
  return [
    fill(stem, 'jamun') + fill(body, 'marigold'),
    fill('M55 104Q120 134 185 104Q183 118 174 130Q120 156 66 130Q57 118 55 104Z', 'rani'),
    fill('M80 146Q120 164 160 146Q154 152 148 160Q120 172 92 160Q86 152 80 146Z', 'leaf'),
    fill('M108 190Q120 196 132 190L126 204L120 218L114 204Z', 'jamun'),
    dots([76, 92], { count: 6, gap: 18, radius: 3.4, ink: 'cotton' }),
    keyLine([body, stem]),
  ].join('')
}
