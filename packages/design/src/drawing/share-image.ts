import { fairInks, themeColours } from '../tokens/index.ts'
import { fairLine } from './fair-line.ts'
import { range } from './geometry.ts'
import { diamond, kolam } from './kolam.ts'
import { box, circle, svg } from './shapes.ts'

const width = 1200
const height = 630

/** What a link to the app shows where it is shared: the canopy, the mark and the row of stalls; no words. */
export function shareImage(): string {
  const { canopy, field, 'on-field': dots } = themeColours.light
  const scallops = range(26).map((index) => circle([24 + index * 48, 90], 24))
  const fair = fairLine('desktop', { inks: fairInks.light }).replace(
    '<svg ',
    '<svg y="264" width="1200" height="366" ',
  )
  const knot = kolam(diamond(3), {
    center: [250, 306],
    step: 56,
    threadWidth: 7,
    dotRadius: 7,
    threadColour: canopy,
    dotColour: dots,
  })
  return svg(
    [0, 0, width, height],
    `<path d="${box([0, 0, width, height])}" fill="${field}"/><path d="${box([0, 0, width, 90])}${scallops.join('')}" fill="${canopy}"/>${fair}${knot}`,
  )
}
