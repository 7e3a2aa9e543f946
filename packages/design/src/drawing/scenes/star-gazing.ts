import { range } from '../geometry.ts'
import { child } from '../parts/child.ts'
import { backdrop } from '../parts/sky.ts'
import { roundTree } from '../parts/tree.ts'
import type { Scene, View } from '../parts/view.ts'
import { away, type Point } from '../geometry.ts'
import { circle, ellipse, fill, keyLine, line, placed, polygon, roundedBox } from '../shapes.ts'

const star = (center: Point, radius: number): string =>
  polygon(range(8).map((index) => away(center, index * 45, index % 2 ? radius * 0.34 : radius)))

/** Stars joined by a thread, as on a chart. */
const constellation = (view: View, [x, y]: Point): string => {
  const { height, random } = view
  const spots = range(random.whole(4, 6)).map((index): Point => [
    x + index * height * 0.1 + random.between(-0.03, 0.03) * height,
    y + random.between(-0.09, 0.09) * height,
  ])
  const thread = `M${spots.map(([left, top]) => `${left.toFixed(1)} ${top.toFixed(1)}`).join('L')}`
  return (
    line(thread, 'pink', height / 400) +
    fill(spots.map((spot) => star(spot, height * 0.024)).join(''), 'marigold2')
  )
}

/** A telescope on its stand, its foot at the origin. */
const telescope = (): string => {
  const tube = roundedBox([-20, -13, 120, 26], 5)
  const stand = line('M0 -70L-34 0M0 -70L34 0M0 -70V-6', 'copper', 6)
  const barrel =
    fill(tube, 'rani') +
    fill(roundedBox([84, -18, 26, 36], 5), 'marigold') +
    fill(roundedBox([-34, -9, 18, 18], 3), 'jamun')
  return (
    stand +
    placed(barrel + keyLine([tube, roundedBox([84, -18, 26, 36], 5)], 2.4), { x: 0, y: -76, turn: -38 })
  )
}

const planet = (view: View): string => {
  const { width, height, random } = view
  const center: Point = [width * random.between(0.68, 0.86), height * random.between(0.18, 0.34)]
  const radius = height * random.between(0.08, 0.13)
  if (random.chance(0.5))
    return (
      fill(circle(center, radius), 'cotton') +
      fill(
        circle([center[0] - radius * 0.3, center[1] - radius * 0.2], radius * 0.2) +
          circle([center[0] + radius * 0.3, center[1] + radius * 0.3], radius * 0.14),
        'sand',
      )
    )
  return (
    fill(circle(center, radius), 'orange') +
    line(ellipse(center, radius * 1.7, radius * 0.4), 'marigold2', radius * 0.14)
  )
}

/** Telescope night on the school roof. */
export const starGazing: Scene = (view) => {
  const { width, height, random } = view
  const small = range(70).map(() =>
    circle([random.between(0, width), random.between(0, height * 0.74)], random.between(1.2, 3.4)),
  )
  const x = width * random.between(0.42, 0.6)
  const watchers = range(random.whole(2, 4)).map((index) =>
    child(random, {
      x: width * (0.1 + index * 0.12),
      y: height * 0.93,
      height: height * 0.38,
      pose: random.pick(['standing', 'waving', 'away', 'cheering']),
    }),
  )
  return [
    backdrop(view, random.pick(['night', 'night', 'jamun'])),
    fill(small.join(''), 'cotton'),
    planet(view),
    range(random.whole(1, 3))
      .map((index) => constellation(view, [width * (0.06 + index * 0.3), height * (0.16 + index * 0.16)]))
      .join(''),
    fill(ellipse([width / 2, height * 1.06], width * 0.8, height * 0.28), 'shade'),
    random.chance(0.5) ? roundTree([width * 0.9, height * 0.9], height * 0.4, ['leaf', 'marigold']) : '',
    placed(telescope(), { x, y: height * 0.94, scale: height / 330 }),
    watchers.join(''),
  ].join('')
}
