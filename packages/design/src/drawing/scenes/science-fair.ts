import type { InkName } from '../../tokens/index.ts'
import {
  away,
  range,
  box,
  circle,
  ellipse,
  fill,
  keyLine,
  leaf,
  line,
  placed,
  roundedBox,
} from '../shapes.ts'
import { objectShapes } from '../objects.ts'
import { triangles } from '../patterns.ts'
import { bunting } from '../parts/garlands.ts'
import { child } from '../parts/child.ts'
import { backdrop } from '../parts/sky.ts'
import type { Scene, View } from '../parts/view.ts'

type Model = () => string

const volcano: Model = () => {
  const cone = 'M-60 0L-20 -84H20L60 0Z'
  return (
    fill(circle([-14, -112], 12) + circle([8, -126], 15) + circle([24, -106], 10), 'pink') +
    fill(cone, 'rust') +
    fill('M-20 -84H20L28 -62L16 -40L8 -60L-6 -30L-14 -58L-26 -64Z', 'orange') +
    keyLine([cone], 2.4)
  )
}

const planets: Model = () => {
  const orbits = [30, 52].map((radius) => ellipse([0, -70], radius, radius))
  const balls = [away([0, -70], 20, 30), away([0, -70], 200, 52), away([0, -70], 100, 52)]
  return (
    line('M0 0V-20M-30 0H30', 'jamun', 7) +
    line(orbits.join(''), 'key', 2) +
    fill(circle([0, -70], 17), 'marigold') +
    fill(balls.map((ball, index) => circle(ball, 8 + index * 2)).join(''), 'sky2') +
    keyLine([circle([0, -70], 17)], 2)
  )
}

const flasks: Model = () => {
  const flask = 'M-12 -90H12V-56L40 0H-40L-12 -56Z'
  const tube = roundedBox([48, -84, 22, 84], 11)
  return (
    fill(flask + tube, 'glass') +
    fill('M-26 -26H26L40 0H-40Z', 'rani') +
    fill(roundedBox([48, -48, 22, 48], 11), 'leaf2') +
    fill(circle([-4, -38], 5) + circle([8, -50], 4), 'pink') +
    keyLine([flask, tube], 2.4)
  )
}

const rocket: Model = () => {
  const body = 'M-22 -20V-80Q-20 -116 0 -132Q20 -116 22 -80V-20Z'
  return (
    fill('M-22 -50L-44 -10H-22ZM22 -50L44 -10H22Z', 'rani') +
    fill(body, 'cotton') +
    fill('M-17 -104Q-12 -122 0 -132Q12 -122 17 -104Z', 'rani') +
    fill(circle([0, -76], 12), 'sky2') +
    fill('M-14 -20H14L0 6Z', 'orange') +
    keyLine([body, circle([0, -76], 12)], 2.4)
  )
}

const plant: Model = () => {
  const pot = 'M-32 -46H32L24 0H-24Z'
  return (
    line('M0 -46V-90', 'leaf', 5) +
    fill([-150, -90, -30].map((angle) => leaf([0, -74], { length: 44, angle })).join(''), 'leaf') +
    fill(pot, 'copper') +
    fill(triangles([-28, -34, 56, 14], 5), 'cotton') +
    keyLine([pot], 2.4)
  )
}

const windmill: Model = () => {
  const sails = range(4).map((index) => leaf([0, -96], { length: 48, angle: index * 90 + 25, width: 0.3 }))
  const tower = 'M-10 0L-4 -96H4L10 0Z'
  return (
    fill(tower, 'jamun') +
    fill(sails.join(''), 'marigold') +
    fill(circle([0, -96], 8), 'rani') +
    keyLine([tower, ...sails], 2.2)
  )
}

const models: readonly Model[] = [volcano, planets, flasks, rocket, plant, windmill]

const poster = (view: View, x: number): string => {
  const { width, height, random } = view
  const paper = box([x, height * 0.14, width * 0.16, height * 0.24])
  const bars = range(5).map((index) => {
    const tall = height * random.between(0.04, 0.16)
    return box([x + width * (0.02 + index * 0.026), height * 0.35 - tall, width * 0.016, tall])
  })
  return (
    fill(paper, 'cotton') +
    fill(bars.join(''), random.pick<InkName>(['rani', 'leaf', 'sky2', 'orange'])) +
    keyLine([paper], height / 260)
  )
}

export const scienceFair: Scene = (view) => {
  const { width, height, random } = view
  const shown = random.shuffled(models)
  const count = random.whole(2, 4)
  const step = width / count
  const table = box([0, height * 0.72, width, height * 0.05])
  return [
    backdrop(view, random.pick<InkName>(['mint', 'lilac', 'peach', 'sky', 'marigold2', 'pink'])),
    bunting([-10, height * 0.03], [width + 10, height * 0.03], {
      count: 18,
      sag: height * 0.03,
      size: height * 0.05,
    }),
    range(random.whole(1, 3))
      .map((index) => poster(view, width * (0.1 + index * 0.32)))
      .join(''),
    range(count)
      .map((index) =>
        child(random, {
          x: (index + 0.22) * step,
          y: height * 0.86,
          height: height * 0.46,
          pose: random.pick(['waving', 'cheering', 'standing']),
        }),
      )
      .join(''),
    fill(
      box([0, height * 0.77, width, height * 0.23]),
      random.pick<InkName>(['rani', 'jamun', 'leaf', 'sky2']),
    ) + fill(triangles([0, height * 0.78, width, height * 0.07], 24, 'down'), 'marigold2'),
    fill(table, 'copper') + keyLine([table], height / 240),
    range(count)
      .map((index) =>
        placed((shown[index] ?? volcano)(), {
          x: (index + 0.66) * step,
          y: height * 0.72,
          scale: height / 420,
        }),
      )
      .join(''),
    random.chance(0.4)
      ? placed(objectShapes('globe'), { x: width * 0.02, y: height * 0.46, scale: height / 900 })
      : '',
  ].join('')
}
