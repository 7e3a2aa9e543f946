import {
  away,
  type Point,
  range,
  box,
  circle,
  fill,
  placed,
  ellipse,
  keyLine,
  leaf,
  line,
} from '../shapes.ts'
import { marigold, bunting } from '../parts/garlands.ts'
import { objectShapes } from '../objects.ts'
import { child } from '../parts/child.ts'
import { backdrop, earthInk, sky } from '../parts/sky.ts'
import type { Scene, View } from '../parts/view.ts'
import { ink } from '../ink.ts'
import { diamond, kolam } from '../../kolam/kolam.ts'

const lit = ([x, y]: Point, size: number): string =>
  fill(circle([x, y - size * 0.14], size * 0.5), 'glow') +
  fill(circle([x, y - size * 0.18], size * 0.3), 'rust') +
  placed(objectShapes('diya'), { x: x - size / 2, y: y - size / 2, scale: size / 240 })

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

export const lamps: Scene = (view) =>
  backdrop(view, view.random.pick(['night', 'night', 'jamun', 'key'])) + sparks(view) + layoutOf(view)(view)

const cane = ([x, y]: Point, height: number, lean: number): string => {
  const joint = (share: number): Point => [x + lean * height * share, y - height * share]
  const rings = range(7).map((index) => {
    const [left, top] = joint((index + 0.5) / 7)
    return `M${(left - height * 0.016).toFixed(1)} ${top.toFixed(1)}h${(height * 0.032).toFixed(1)}`
  })
  const top = joint(1)
  const leaves = [-150, -120, -70, -40, -100].map((angle) =>
    leaf(top, { length: height * 0.3, angle, width: 0.1 }),
  )
  return (
    line(`M${x} ${y}L${top[0].toFixed(1)} ${top[1].toFixed(1)}`, 'jamun', height * 0.03) +
    line(rings.join(''), 'pink', height * 0.008) +
    fill(leaves.join(''), 'leaf') +
    keyLine(leaves.slice(0, 3), height / 260)
  )
}

const hearth = ({ height }: View): string =>
  fill('M-90 0Q-60 -46 -40 -12Q-20 -60 0 -18Q22 -60 42 -14Q62 -44 90 0Z', 'orange') +
  fill('M-54 0Q-34 -28 -22 -8Q0 -36 20 -8Q36 -26 54 0Z', 'marigold2') +
  fill(box([-104, -6, 36, 26]) + box([68, -6, 36, 26]), 'rust') +
  line('M-70 16L60 4M-60 4L70 16', 'key', height / 200)

export const pongal: Scene = (view) => {
  const { width, height, random, time } = view
  const x = width * random.between(0.44, 0.56)
  const scale = height / 560
  const foam = [
    [-34, 0],
    [-14, -12],
    [8, -14],
    [30, -2],
    [0, 4],
  ].map(([left = 0, top = 0]) => circle([x + left * scale, height * 0.5 + top * scale], 19 * scale))
  const sides = range(random.whole(2, 4)).map((index) =>
    child(random, {
      x: index % 2 ? width * (0.78 + (index - 1) * 0.07) : width * (0.14 + index * 0.07),
      y: height * (0.86 + index * 0.02),
      height: height * 0.36,
      pose: random.pick(['cheering', 'waving', 'standing']),
    }),
  )
  return [
    sky(view),
    bunting([-10, height * 0.05], [width + 10, height * 0.05], {
      count: 18,
      sag: height * 0.05,
      size: height * 0.05,
    }),
    fill(box([0, height * 0.68, width, height * 0.32]), earthInk(time)),
    cane([x - width * 0.2, height * 0.86], height * 0.66, 0.26) +
      cane([x + width * 0.2, height * 0.86], height * 0.66, -0.26),
    fill(ellipse([x, height * 0.88], height * 0.34, height * 0.07), 'rust'),
    [-0.42, 0.42]
      .map((shift) =>
        kolam(diamond(2), {
          center: [x + shift * height, height * 0.93],
          step: height * 0.045,
          threadWidth: height / 150,
          dotRadius: height / 150,
          threadColour: ink('rice'),
          dotColour: ink('rani'),
        }),
      )
      .join(''),
    placed(hearth(view), { x, y: height * 0.88, scale: scale * 0.9 }),
    placed(objectShapes('pot'), { x: x - 120 * scale, y: height * 0.84 - 206 * scale, scale }),
    fill(foam.join(''), 'cotton') + keyLine(foam.slice(0, 4), height / 300),
    sides.join(''),
    random.chance(0.6)
      ? placed(objectShapes('basket'), {
          x: width * random.pick([0.02, 0.8]),
          y: height * 0.74,
          scale: height / 900,
        })
      : '',
  ].join('')
}
