import { away, type Point, range } from '../geometry.ts'
import { marigold } from '../marigold.ts'
import { objectShapes } from '../objects.ts'
import { child } from '../parts/child.ts'
import { backdrop } from '../parts/sky.ts'
import type { Scene, View } from '../parts/view.ts'
import { box, circle, fill, placed } from '../shapes.ts'

const lit = ([x, y]: Point, size: number): string =>
  fill(circle([x, y - size * 0.14], size * 0.5), 'glow') +
  fill(circle([x, y - size * 0.18], size * 0.3), 'rust') +
  placed(objectShapes('diya'), { x: x - size / 2, y: y - size / 2, scale: size / 240 })

/** Rows that come nearer, like lamps along a wall. */
const rows = ({ width, height, random }: View): string => {
  const count = Math.round((width / height) * random.between(3, 4.4))
  return range(4)
    .flatMap((row) =>
      range(count + 2).map((index) =>
        lit(
          [(index - 0.5 + (row % 2) / 2) * (width / count), height * (0.24 + row * 0.21)],
          height * (0.15 + row * 0.04),
        ),
      ),
    )
    .join('')
}

const rings = ({ width, height }: View): string =>
  [0.14, 0.27, 0.41]
    .flatMap((radius, ring) =>
      range(5 + ring * 4).map((index, _, all) =>
        lit(
          away([width / 2, height / 2], (index * 360) / all.length + ring * 9, height * radius),
          height * 0.135,
        ),
      ),
    )
    .concat(marigold([width / 2, height / 2], height * 0.07, ['orange', 'rani']))
    .join('')

const spiral = ({ width, height }: View): string =>
  range(24)
    .map((index) =>
      lit(
        away([width / 2, height * 0.52], index * 39, height * (0.08 + index * 0.0162)),
        height * (0.1 + index * 0.003),
      ),
    )
    .join('')

const steps = ({ width, height, random }: View): string => {
  const count = 5
  return range(count)
    .map((index) => {
      const top = height * (0.3 + index * 0.15)
      const inset = width * 0.08 * (count - index - 1)
      const lamps = range(3 + index).map((lamp, _, all) =>
        lit([inset + ((lamp + 0.5) / all.length) * (width - 2 * inset), top - height * 0.03], height * 0.105),
      )
      return fill(box([inset, top, width - 2 * inset, height]), index % 2 ? 'glow' : 'shade') + lamps.join('')
    })
    .concat(
      child(random, {
        x: width * 0.5,
        y: height * 0.255,
        height: height * 0.22,
        pose: random.pick(['standing', 'waving']),
      }),
    )
    .join('')
}

const single = ({ width, height, random }: View): string =>
  [
    fill(circle([width / 2, height * 0.5], height * 0.46), 'glow'),
    fill(circle([width / 2, height * 0.5], height * 0.36), 'shade'),
    range(14)
      .map((index) =>
        marigold(away([width / 2, height * 0.5], (index * 360) / 14, height * 0.41), height * 0.04, [
          random.pick(['marigold', 'orange', 'rani']),
          'marigold2',
        ]),
      )
      .join(''),
    placed(random.chance(0.5) ? objectShapes('diya') : objectShapes('lamp'), {
      x: width / 2 - height * 0.3,
      y: height * 0.2,
      scale: height / 400,
    }),
  ].join('')

const sparks = ({ width, height, random }: View): string =>
  fill(
    range(40)
      .map(() => circle([random.between(0, width), random.between(0, height * 0.24)], random.between(1.5, 4)))
      .join(''),
    'marigold',
  )

/** A round layout would leave the sides of a wide picture empty. */
const layoutOf = ({ width, height, random }: View): Scene =>
  width > height * 1.8 ? random.pick([rows, steps]) : random.pick([rows, rings, spiral, steps, single])

/** Clay lamps in the dark, laid in rows, rings, a spiral or down the steps. */
export const lamps: Scene = (view) =>
  backdrop(view, view.random.pick(['night', 'night', 'jamun', 'key'])) + sparks(view) + layoutOf(view)(view)
