import { dots, triangles } from '../patterns.ts'
import { fill, keyLine, roundedBox } from '../shapes.ts'

export function pot(): string {
  const belly = 'M80 86C40 106 36 174 84 206H156C204 174 200 106 160 86L165 68H75Z'
  const rim = roundedBox([66, 54, 108, 16], 8)
  return [
    fill(belly + rim, 'rust'),
    fill('M48 128Q120 150 192 128L195 150Q120 172 46 150Z', 'cotton'),
    fill(triangles([58, 140, 124, 14], 9, 'down'), 'jamun'),
    dots([66, 176], { count: 8, gap: 15, radius: 3, ink: 'cotton' }),
    keyLine([belly, rim, 'M62 108Q56 118 54 130']),
  ].join('')
}
