import type { InkName } from '../../tokens/index.ts'
import { triangles } from '../patterns.ts'
import type { Random } from '../random.ts'
import { circle, fill, keyLine, line, placed, polygon } from '../shapes.ts'

export type Pose = 'standing' | 'waving' | 'cheering' | 'running' | 'reading' | 'sitting' | 'away'

interface Child {
  readonly pose: Pose
  readonly dress: InkName
  readonly trim: InkName
  readonly skin: InkName
  readonly hair: 'short' | 'plaits' | 'bun'
  readonly clothing: 'frock' | 'shirt'
}

const arms: Readonly<Record<Pose, string>> = {
  standing: 'M-11 -63L-20 -42M11 -63L20 -42',
  waving: 'M-11 -63L-20 -42M11 -63L25 -86',
  cheering: 'M-11 -63L-25 -87M11 -63L25 -87',
  running: 'M-11 -63L-24 -54L-18 -44M11 -63L25 -60L28 -70',
  reading: 'M-11 -62L-18 -48L-8 -44M11 -62L18 -48L8 -44',
  sitting: 'M-11 -62L-18 -46M11 -62L18 -46',
  away: 'M-11 -63L-20 -42M11 -63L20 -42',
}

const legs: Readonly<Record<Pose, string>> = {
  standing: 'M-6 -28V-2M6 -28V-2',
  waving: 'M-6 -28V-2M6 -28V-2',
  cheering: 'M-6 -28L-9 -2M6 -28L9 -2',
  running: 'M-4 -28L-20 -18L-27 -24M5 -28L17 -14L14 -1',
  reading: 'M-16 -22L14 -16M16 -22L-14 -16',
  sitting: 'M-16 -22L14 -16M16 -22L-14 -16',
  away: 'M-6 -28V-2M6 -28V-2',
}

function dressed({ clothing, dress, trim }: Child): string {
  if (clothing === 'frock') {
    const frock = 'M-11 -69H11L21 -25H-21Z'
    return fill(frock, dress) + fill(triangles([-20, -34, 40, 8], 6, 'down'), trim) + keyLine([frock], 1.6)
  }
  const shirt = 'M-13 -69H13V-40H-13Z'
  const shorts = 'M-13 -42H13L14 -22H2L0 -32L-2 -22H-14Z'
  return fill(shorts, trim) + fill(shirt, dress) + keyLine([shirt, shorts], 1.6)
}

const cap = 'M-14 -82A14 14 0 0 1 14 -82Q8 -91 0 -90T-14 -82Z'

function hairOf({ hair, trim }: Child): string {
  if (hair === 'bun') return fill(`${cap}${circle([0, -98], 6)}`, 'key') + fill(circle([0, -98], 2.4), trim)
  if (hair === 'short') return fill(cap, 'key')
  return (
    fill(cap, 'key') +
    line('M-13 -80Q-18 -70 -15 -62M13 -80Q18 -70 15 -62', 'key', 4.5) +
    fill(circle([-15, -60], 3) + circle([15, -60], 3), trim)
  )
}

const face =
  fill(circle([-4.5, -79], 1.7) + circle([4.5, -79], 1.7), 'key') + line('M-4 -74q4 3.6 8 0', 'key', 1.4)

function head(child: Child): string {
  const skull = circle([0, -81], 13)
  if (child.pose === 'away') return fill(skull, 'key') + hairOf(child)
  return fill(skull, child.skin) + hairOf(child) + face + keyLine([skull], 1.4)
}

const book = ({ trim }: Child): string => {
  const pages = polygon([
    [-13, -54],
    [0, -49],
    [13, -54],
    [13, -40],
    [0, -35],
    [-13, -40],
  ])
  return fill(pages, trim) + keyLine([pages, 'M0 -49V-35'], 1.4)
}

function figure(child: Child): string {
  const { pose, skin } = child
  const isSeated = pose === 'sitting' || pose === 'reading'
  const limbs = line(legs[pose], skin, 6) + line(arms[pose], skin, 5)
  const body = isSeated
    ? dressed({ ...child, clothing: 'frock' }) + line(legs[pose], skin, 6)
    : dressed(child)
  const drawn = limbs + body + (isSeated ? line(arms[pose], skin, 5) : '') + head(child)
  return pose === 'reading' ? drawn + book(child) : drawn
}

const dresses: readonly [InkName, InkName][] = [
  ['rani', 'marigold'],
  ['marigold', 'jamun'],
  ['leaf', 'cotton'],
  ['sky2', 'marigold2'],
  ['jamun', 'pink'],
  ['cotton', 'rani'],
  ['orange', 'leaf'],
  ['pink', 'jamun'],
]

/** `height` in units of the picture; the feet are at the point. */
export function child(
  random: Random,
  {
    x,
    y,
    height,
    pose,
    mirrored = false,
  }: { x: number; y: number; height: number; pose: Pose; mirrored?: boolean },
): string {
  const [dress, trim] = random.pick(dresses)
  const drawn = figure({
    pose,
    dress,
    trim,
    skin: random.pick(['copper', 'rust', 'copper']),
    hair: random.pick(['short', 'plaits', 'bun', 'short']),
    clothing: random.pick(['frock', 'shirt']),
  })
  return placed(drawn, { x, y, scale: height / 100, mirrored })
}
