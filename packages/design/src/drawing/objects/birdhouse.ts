import { scallops } from '../patterns.ts'
import { circle, fill, keyLine, leaf, line, roundedBox } from '../shapes.ts'

/** A clay nest box with its sparrow. */
export function birdhouse(): string {
  const house = 'M70 108H170V192Q170 202 160 202H80Q70 202 70 192Z'
  const roof = 'M120 44L188 112H52Z'
  const bird = 'M168 172Q160 150 182 146Q196 136 206 146L218 150L206 156Q206 176 184 178Z'
  return [
    line('M120 46V18', 'rust', 5) + fill(house, 'copper') + fill(roof, 'jamun'),
    fill(`M62 102${scallops(116, 5, 8)}L120 56Z`, 'rani'),
    fill(circle([120, 140], 21), 'shade') + fill(roundedBox([112, 168, 92, 8], 4), 'rust'),
    fill(bird, 'marigold') +
      fill(circle([200, 148], 2.4), 'key') +
      fill(leaf([168, 168], { length: 26, angle: 160 }), 'rust'),
    keyLine([house, roof, circle([120, 140], 21), bird]),
  ].join('')
}
