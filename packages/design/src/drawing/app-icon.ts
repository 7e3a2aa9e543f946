import { themeColours } from '../tokens/index.ts'
import { diamond, kolam } from './kolam.ts'
import { box, roundedBox, svg } from './shapes.ts'

const size = 512

/** Launchers cut their own shape out of a full-bleed icon and promise only its middle 80 %. */
export function appIcon(shape: 'rounded' | 'full-bleed'): string {
  const { canopy, 'on-canopy': thread, trim } = themeColours.light
  const ground = shape === 'rounded' ? roundedBox([0, 0, size, size], 112) : box([0, 0, size, size])
  const share = shape === 'rounded' ? 0.9 : 0.8
  const drawn = kolam(diamond(2), {
    center: [size / 2, size / 2],
    step: 136 * share,
    threadWidth: 31 * share,
    dotRadius: 26 * share,
    threadColour: thread,
    dotColour: trim,
  })
  return svg([0, 0, size, size], `<path d="${ground}" fill="${canopy}"/>${drawn}`)
}
