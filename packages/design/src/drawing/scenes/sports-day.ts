import { range, box, circle, fill, keyLine, line, placed } from '../shapes.ts'
import { objectShapes } from '../objects.ts'
import { bunting } from '../parts/garlands.ts'
import { child } from '../parts/child.ts'
import { sky } from '../parts/sky.ts'
import type { Scene, View } from '../parts/view.ts'

const race = (view: View): string => {
  const { width, height, random } = view
  const lanes = random.whole(3, 4)
  const start = random.whole(0, 3)
  return range(lanes)
    .map((lane) => {
      const y = height * (0.6 + (lane * 0.4) / lanes)
      const depth = (height * 0.4) / lanes
      return (
        fill(box([0, y, width, depth]), lane % 2 ? 'rust' : 'copper') +
        fill(box([0, y, width, height * 0.008]), 'cotton') +
        child(random, {
          x: width * (0.14 + (0.72 * ((lane * 2 + start) % lanes)) / lanes + random.between(0, 0.1)),
          y: y + depth * 0.82,
          height: height * (0.28 + lane * 0.03),
          pose: 'running',
        })
      )
    })
    .join('')
}

const football = (view: View): string => {
  const { width, height, random } = view
  const goal = `M${width * 0.08} ${height * 0.84}V${height * 0.4}H${width * 0.4}V${height * 0.84}`
  const net = range(8)
    .map((index) => `M${width * (0.08 + index * 0.04)} ${height * 0.4}V${height * 0.8}`)
    .join('')
  return [
    fill(box([0, height * 0.6, width, height * 0.4]), 'leaf2') +
      fill(box([0, height * 0.76, width, height * 0.24]), 'leaf'),
    line(net, 'cotton', height / 400) + line(goal, 'cotton', height / 60),
    child(random, { x: width * 0.24, y: height * 0.84, height: height * 0.4, pose: 'cheering' }),
    child(random, {
      x: width * 0.62,
      y: height * 0.93,
      height: height * 0.46,
      pose: 'running',
      mirrored: true,
    }),
    child(random, {
      x: width * 0.86,
      y: height * 0.88,
      height: height * 0.4,
      pose: 'running',
      mirrored: true,
    }),
    placed(objectShapes('football'), {
      x: width * random.between(0.36, 0.46),
      y: height * random.between(0.5, 0.76),
      scale: height / 1700,
    }),
  ].join('')
}

const podium = (view: View): string => {
  const { width, height, random } = view
  const steps = [
    { x: 0.22, top: 0.7, number: 'M-6 -12q14 -8 14 4t-14 20h16' },
    { x: 0.4, top: 0.58, number: 'M-4 -8L2 -14V14' },
    { x: 0.58, top: 0.76, number: 'M-6 -12h14l-10 10q12 0 10 10t-14 4' },
  ]
  return [
    fill(box([0, height * 0.84, width, height * 0.16]), 'leaf'),
    steps
      .map(({ x, top, number }, index) => {
        const block = box([width * x, height * top, width * 0.18, height * (0.92 - top)])
        return (
          child(random, {
            x: width * (x + 0.09),
            y: height * (top + 0.005),
            height: height * 0.36,
            pose: random.pick(['cheering', 'waving']),
          }) +
          fill(block, index === 1 ? 'marigold' : index ? 'copper' : 'cotton') +
          keyLine([block], height / 220) +
          placed(line(number, 'jamun', 4), {
            x: width * (x + 0.09),
            y: height * (top + 0.09),
            scale: height / 400,
          })
        )
      })
      .join(''),
  ].join('')
}

const rings = (view: View): string => {
  const { width, height, random } = view
  const spots = range(5).map((index) => ({
    x: width * (0.14 + index * 0.18),
    y: height * (index % 2 ? 0.86 : 0.78),
  }))
  return [
    fill(box([0, height * 0.6, width, height * 0.4]), 'sand'),
    spots
      .map(({ x, y }, index) =>
        line(
          circle([x, y], height * 0.075),
          (['rani', 'sky2', 'leaf', 'marigold', 'jamun'] as const)[index] ?? 'rani',
          height / 60,
        ),
      )
      .join(''),
    spots
      .filter((_, index) => index % 2 === 0)
      .map(({ x, y }) =>
        child(random, { x, y, height: height * 0.42, pose: random.pick(['cheering', 'running']) }),
      )
      .join(''),
  ].join('')
}

export const sportsDay: Scene = (view) => {
  const { width, height, random } = view
  return [
    sky(view),
    bunting([-10, height * random.between(0.04, 0.2)], [width + 10, height * random.between(0.04, 0.2)], {
      count: 18,
      sag: height * 0.06,
      size: height * 0.06,
    }),
    random.pick([race, football, podium, rings])(view),
  ].join('')
}
