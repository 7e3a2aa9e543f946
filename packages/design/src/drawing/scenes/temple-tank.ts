import {
  range,
  type Box,
  away,
  circle,
  fill,
  keyLine,
  polygon,
  box,
  ellipse,
  leaf,
  line,
  placed,
} from '../shapes.ts'
import type { InkName } from '../../tokens/index.ts'
import { objectShapes } from '../objects.ts'
import { child } from '../parts/child.ts'
import { dotRow, triangles, scallops } from '../patterns.ts'
import { isNight, sky } from '../parts/sky.ts'
import { palm } from '../parts/scenery.ts'
import type { Scene, View } from '../parts/view.ts'

const tiers = 5
const inks: readonly InkName[] = ['rani', 'marigold', 'leaf', 'pink', 'sky2']

function gopuram([x, y, width, height]: Box): string {
  const step = height / (tiers + 0.6)
  const widthAt = (level: number) => width * (1 - 0.13 * level)
  const tier = (level: number) => {
    const [lower, upper] = [widthAt(level), widthAt(level + 0.8)]
    const bottom = y + height - level * step
    const middle = x + width / 2
    return { bottom, middle, lower, upper }
  }
  const drawn = range(tiers).map((level) => {
    const { bottom, middle, lower, upper } = tier(level)
    const wall = polygon([
      [middle - lower / 2, bottom],
      [middle - upper / 2, bottom - step],
      [middle + upper / 2, bottom - step],
      [middle + lower / 2, bottom],
    ])
    const band = triangles([middle - upper / 2, bottom - step * 0.95, upper, step * 0.35], 9 - level)
    const figures = dotRow([middle - upper * 0.36, bottom - step * 0.34], {
      count: 7 - level,
      gap: (upper * 0.72) / (6 - level),
      radius: step * 0.13,
    })
    return (
      fill(wall, inks[level] ?? 'rani') + fill(band, 'cotton') + fill(figures, 'jamun') + keyLine([wall], 2)
    )
  })
  const top = y + height - tiers * step
  const finials = dotRow([x + width / 2 - width * 0.13, top - step * 0.2], {
    count: 5,
    gap: width * 0.065,
    radius: width * 0.025,
  })
  return drawn.join('') + fill(finials + circle([x + width / 2, top - step * 0.42], width * 0.02), 'marigold')
}

const lotus = (x: number, y: number, scale: number): string => {
  const petals = [-150, -120, -90, -60, -30].map((angle) => leaf([0, 0], { length: 30, angle, width: 0.3 }))
  return placed(
    fill(ellipse([0, 6], 36, 9), 'leaf') +
      fill(petals.join(''), 'pink') +
      fill(circle(away([0, 0], -90, 6), 5), 'marigold') +
      keyLine(petals, 1.6),
    { x, y, scale },
  )
}

const steps = ({ width, height }: View): string =>
  range(4)
    .map(
      (index) =>
        fill(
          box([0, height * (0.56 + index * 0.045), width, height * 0.045]),
          index % 2 ? 'sand' : 'copper',
        ) +
        fill(box([0, height * (0.56 + index * 0.045), width, height * 0.008]), index % 2 ? 'rust' : 'rani'),
    )
    .join('')

const water = (view: View): string => {
  const { width, height, random, time } = view
  const [deep, ripple] = isNight(time)
    ? (['shade', 'glow'] as const)
    : time === 'evening'
      ? (['jamun', 'pink'] as const)
      : (['sky2', 'sky'] as const)
  const ripples = range(9).map(
    () =>
      `M${(width * random.between(0, 0.85)).toFixed(0)} ${(height * random.between(0.78, 0.97)).toFixed(0)}${scallops(width * 0.12, 3, height * 0.008)}`,
  )
  return (
    fill(box([0, height * 0.74, width, height * 0.26]), deep) + line(ripples.join(''), ripple, height / 260)
  )
}

export const templeTank: Scene = (view) => {
  const { width, height, random, time } = view
  const x = width * random.between(0.12, 0.56)
  const wall = random.pick<InkName>(['rust', 'cotton', 'rani'])
  const floats = isNight(time)
    ? range(7).map(() =>
        placed(objectShapes('diya'), {
          x: width * random.between(0.02, 0.9),
          y: height * random.between(0.76, 0.88),
          scale: height / 2400,
        }),
      )
    : range(random.whole(3, 7)).map(() =>
        lotus(
          width * random.between(0.04, 0.96),
          height * random.between(0.8, 0.96),
          height / random.between(480, 720),
        ),
      )
  return [
    sky(view),
    range(random.whole(0, 2))
      .map(() =>
        palm([width * random.between(0.02, 0.98), height * 0.58], height * 0.52, random.between(-0.14, 0.14)),
      )
      .join(''),
    gopuram([x, height * 0.06, width * 0.3, height * 0.48]),
    fill(box([0, height * 0.46, width, height * 0.11]), wall) +
      fill(
        range(20)
          .map((index) => box([index * (width / 10), height * 0.46, width / 20, height * 0.11]))
          .join(''),
        random.pick<InkName>(['cotton', 'copper', 'marigold2']),
      ),
    steps(view),
    water(view) + floats.join(''),
    range(random.whole(1, 3))
      .map((index) =>
        child(random, {
          x: width * (0.14 + index * 0.3),
          y: height * 0.72,
          height: height * 0.28,
          pose: random.pick(['standing', 'sitting', 'waving', 'away']),
        }),
      )
      .join(''),
  ].join('')
}
