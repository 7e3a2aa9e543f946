import type { InkName } from '../../tokens/index.ts'
import { range, box, fill, keyLine, line, placed, polygon } from '../shapes.ts'
import { scallops, stripes } from '../patterns.ts'
import { child } from '../parts/child.ts'
import { flyingKite, earthInk, isNight, sky } from '../parts/sky.ts'
import { stall } from '../parts/fairground.ts'
import { palm } from '../parts/scenery.ts'
import type { Scene, View } from '../parts/view.ts'

const seaInks: Readonly<Record<View['time'], readonly [InkName, InkName, InkName]>> = {
  morning: ['leaf2', 'sky2', 'leaf'],
  noon: ['sky2', 'leaf2', 'sky2'],
  evening: ['jamun', 'sky2', 'shade'],
  night: ['shade', 'glow', 'jamun'],
}

const waves = (view: View): string => {
  const { width, height, time } = view
  const inks = seaInks[time]
  return range(3)
    .map((row) => {
      const y = height * (0.5 + row * 0.085)
      const count = 14 - row * 3
      return (
        fill(
          `M0 ${y}V${y + height * 0.2}H${width}V${y}${scallops(-width, count, -height * 0.014)}Z`,
          inks[row] ?? 'sky2',
        ) + line(`M0 ${y}${scallops(width, count, height * 0.014)}`, 'cotton', height / 300)
      )
    })
    .join('')
}

const boat = (view: View): string => {
  const { width, height, random } = view
  const hull = 'M-90 0Q0 30 90 0L70 34Q0 52 -70 34Z'
  const sail = polygon([
    [0, -150],
    [0, -10],
    [78, -10],
  ])
  const drawn = [
    line('M0 -160V8', 'rust', 6) + fill(sail, random.pick<InkName>(['rani', 'marigold', 'cotton', 'orange'])),
    fill(hull, 'rust') + fill('M-82 8Q0 36 82 8L78 18Q0 44 -78 18Z', 'marigold') + keyLine([hull, sail], 3),
  ].join('')
  return placed(drawn, {
    x: width * random.between(0.1, 0.9),
    y: height * random.between(0.5, 0.6),
    scale: height / random.between(900, 1500),
    mirrored: random.chance(0.5),
  })
}

const lighthouse = ({ width, height, random }: View): string => {
  const x = width * random.pick([0.1, 0.88])
  const tower = polygon([
    [x - width * 0.03, height * 0.52],
    [x - width * 0.02, height * 0.14],
    [x + width * 0.02, height * 0.14],
    [x + width * 0.03, height * 0.52],
  ])
  const bands = range(3).map((index) =>
    box([x - width * 0.026, height * (0.2 + index * 0.12), width * 0.052, height * 0.05]),
  )
  return (
    fill(tower, 'cotton') +
    fill(bands.join(''), 'rani') +
    fill(box([x - width * 0.026, height * 0.1, width * 0.052, height * 0.05]), 'jamun') +
    keyLine([tower], height / 240)
  )
}

export const seaShore: Scene = (view) => {
  const { width, height, random, time } = view
  const bathers = range(random.whole(2, 4)).map((index, _, all) =>
    child(random, {
      x: width * (0.1 + (0.8 * (index + random.between(0.3, 0.7))) / all.length),
      y: height * random.between(0.86, 0.95),
      height: height * random.between(0.26, 0.34),
      pose: random.pick(['cheering', 'running', 'waving', 'standing']),
    }),
  )
  return [
    sky(view),
    random.chance(0.4) ? lighthouse(view) : '',
    waves(view),
    range(random.whole(1, 3))
      .map(() => boat(view))
      .join(''),
    fill(
      `M0 ${height * 0.76}Q${width * 0.3} ${height * 0.7} ${width * 0.6} ${height * 0.77}T${width} ${height * 0.74}V${height}H0Z`,
      earthInk(time),
    ),
    random.chance(0.5)
      ? palm([width * random.pick([0.06, 0.92]), height * 0.86], height * 0.66, random.between(-0.16, 0.16))
      : '',
    random.chance(0.45)
      ? stall([width * 0.66, height * 0.56, width * 0.24, height * 0.34], {
          inks: ['rani', 'cotton'],
          goods: ['cups', 'murukku'],
        })
      : '',
    isNight(time) || random.chance(0.5)
      ? ''
      : flyingKite({
          x: width * 0.5,
          y: height * 0.22,
          scale: height / 700,
          turn: random.between(-20, 20),
          inks: ['rani', 'marigold', 'leaf'],
        }),
    random.chance(0.3)
      ? fill(stripes([width * 0.08, height * 0.9, width * 0.2, height * 0.05], 8, 0.5), 'rani')
      : '',
    bathers.join(''),
  ].join('')
}
