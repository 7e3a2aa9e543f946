import { type Point, range } from '../geometry.ts'
import { ink } from '../ink.ts'
import { diamond, kolam } from '../../kolam/kolam.ts'
import { objectShapes } from '../objects.ts'
import { bunting } from '../parts/bunting.ts'
import { child } from '../parts/child.ts'
import { earthInk, sky } from '../parts/sky.ts'
import type { Scene, View } from '../parts/view.ts'
import { box, circle, ellipse, fill, keyLine, leaf, line, placed } from '../shapes.ts'

/** Sugar cane leaning over the fire. */
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

/** The new rice boils over in the yard. */
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
