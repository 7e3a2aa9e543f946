import type { InkName } from '../../tokens/index.ts'
import { away, range, box, circle, ellipse, fill, keyLine, line, placed } from '../shapes.ts'
import type { Random } from '../random.ts'
import type { Time, View } from './view.ts'

const skyInks: Readonly<Record<Time, InkName>> = {
  morning: 'peach',
  noon: 'sky',
  evening: 'pink',
  night: 'night',
}

const sunInks: Readonly<Record<Time, InkName>> = {
  morning: 'orange',
  noon: 'marigold',
  evening: 'rani',
  night: 'cotton',
}

export const isNight = (time: Time): boolean => time === 'night'

export const backdrop = ({ width, height }: View, ink: InkName): string =>
  fill(box([0, 0, width, height]), ink)

const stars = ({ width, height, random }: View): string =>
  fill(
    range(random.whole(18, 34))
      .map(() => circle([random.between(0, width), random.between(0, height * 0.6)], random.between(1.2, 3)))
      .join(''),
    'marigold2',
  )

const cloud = ({ width, height, random }: View): string => {
  const [x, y] = [random.between(0, width), random.between(height * 0.08, height * 0.4)]
  const size = height * random.between(0.03, 0.06)
  return (
    ellipse([x, y], size * 2.4, size * 0.7) +
    ellipse([x - size * 0.6, y - size * 0.6], size * 1.1, size * 0.9)
  )
}

const rays = (center: readonly [number, number], radius: number, random: Random): string => {
  const count = random.whole(10, 18)
  return range(count)
    .map((index) => circle(away(center, (index * 360) / count, radius * 1.32), radius * 0.08))
    .join('')
}

export function sky(view: View, { hasSun = true } = {}): string {
  const { width, height, random, time } = view
  const center = [random.between(0.14, 0.86) * width, random.between(0.16, 0.34) * height] as const
  const radius = height * random.between(0.07, 0.13)
  const sunInk = sunInks[time]
  const light = random.chance(0.4) && !isNight(time) ? rays(center, radius, random) : ''
  const clouds = isNight(time)
    ? ''
    : range(random.whole(0, 3))
        .map(() => cloud(view))
        .join('')
  return [
    backdrop(view, skyInks[time]),
    isNight(time) ? stars(view) : fill(clouds, 'cotton'),
    hasSun ? fill(circle(center, radius) + light, sunInk) : '',
  ].join('')
}

export const groundInks = (time: Time): readonly [far: InkName, near: InkName] =>
  isNight(time) ? ['glow', 'shade'] : time === 'evening' ? ['leaf', 'shade'] : ['leaf2', 'leaf']

export const earthInk = (time: Time): InkName =>
  isNight(time) ? 'glow' : time === 'evening' ? 'copper' : 'sand'

export function hills(view: View): string {
  const { width, height, random, time } = view
  const [far, near] = groundInks(time)
  const ridge = (base: number, wave: number) =>
    `M0 ${height}V${(height * base).toFixed(0)}Q${(width * random.between(0.15, 0.35)).toFixed(0)} ${(height * (base - wave)).toFixed(0)} ${(width * 0.5).toFixed(0)} ${(height * base).toFixed(0)}T${width} ${(height * (base - wave * 0.4)).toFixed(0)}V${height}Z`
  return (
    fill(ridge(random.between(0.74, 0.8), 0.14), far) + fill(ridge(random.between(0.87, 0.9), 0.08), near)
  )
}

interface Kite {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
  readonly inks: readonly [InkName, InkName, InkName]
}

export function flyingKite({ x, y, scale, turn, inks }: Kite): string {
  const [ground, upper, lower] = inks
  const outline = 'M0 -50L42 0L0 50L-42 0Z'
  const drawn = [
    line('M0 50q14 16 0 30t4 30', 'key', 1.6),
    fill('M0 74l-10 -7v14zM0 74l10 -7v14zM2 98l-10 -7v14zM2 98l10 -7v14z', upper),
    fill(outline, ground) + fill('M0 -50L42 0H0Z', upper) + fill('M0 50L-42 0H0Z', lower),
    keyLine([outline, 'M0 -50V50M-42 0Q0 -34 42 0'], 2.2),
  ].join('')
  return placed(drawn, { x, y, scale, turn })
}
