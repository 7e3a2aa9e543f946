import { fairInks, themeColours, type InkName, type Inks } from '../tokens/index.ts'
import { range, box, circle, svg } from './shapes.ts'
import { withInks } from './ink.ts'
import type { ObjectName } from './objects.ts'
import { giantWheel, stall } from './parts/fairground.ts'
import { diamond, kolam } from '../kolam/kolam.ts'

interface StallPlan {
  readonly inks: readonly [InkName, InkName]
  readonly goods: readonly ObjectName[]
}

/** Simple goods, because this drawing is in the first bytes of the home page. */
const stalls: readonly [StallPlan, ...StallPlan[]] = [
  { inks: ['rani', 'cotton'], goods: ['pot', 'jar'] },
  { inks: ['leaf', 'cotton'], goods: ['books', 'kite'] },
  { inks: ['jamun', 'pink'], goods: ['top', 'elephant'] },
  { inks: ['sky2', 'cotton'], goods: ['towel', 'bag'] },
  { inks: ['rani', 'pink'], goods: ['diya', 'bottle'] },
  { inks: ['leaf', 'marigold2'], goods: ['kite', 'tiffin'] },
  { inks: ['jamun', 'cotton'], goods: ['umbrella', 'drum'] },
  { inks: ['rani', 'cotton'], goods: ['mango', 'pot'] },
  { inks: ['leaf', 'pink'], goods: ['jar', 'top'] },
  { inks: ['sky2', 'cotton'], goods: ['books', 'bag'] },
]

const stallWidth = 128
const stallHeight = 118

const sizes = {
  desktop: { width: 1280, height: 250, wheel: { center: [690, 118], radius: 104 } },
  phone: { width: 390, height: 150, wheel: { center: [306, 66], radius: 60 } },
} as const

/**
 * The row of stalls below the giant wheel: the hero of the home page.
 * @param inks colours for a file; without them it follows the page's `--il-*` variables
 */
export function fairLine(size: keyof typeof sizes, { inks }: { inks?: Inks } = {}): string {
  const { width, height, wheel } = sizes[size]
  const count = Math.round(width / stallWidth)
  const step = width / count
  const row = range(count).map((index) => {
    const tall = stallHeight - (index % 2 === 1 ? 26 : 36)
    const plan = stalls[index % stalls.length] ?? stalls[0]
    return stall([index * step + 14, height - tall, step - 28, tall], plan)
  })
  const drawn = `<svg class="fair" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${giantWheel(wheel.center, wheel.radius)}${row.join('')}</svg>`
  return inks ? withInks(drawn, inks) : drawn
}

const width = 1200
const height = 630

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
