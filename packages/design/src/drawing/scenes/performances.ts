import type { InkName } from '../../tokens/index.ts'
import { range, box, circle, ellipse, fill, keyLine, placed, polygon } from '../shapes.ts'
import { type ObjectName, objectShapes } from '../objects.ts'
import { stripes, triangles } from '../patterns.ts'
import { child } from '../parts/child.ts'
import { backdrop } from '../parts/sky.ts'
import { toran, bunting } from '../parts/garlands.ts'
import type { Scene, View } from '../parts/view.ts'
import { repainted } from '../ink.ts'

const curtain = (view: View, cloth: InkName, fold: InkName): string => {
  const { width, height } = view
  const left = `M0 0H${width * 0.2}Q${width * 0.19} ${height * 0.5} ${width * 0.08} ${height * 0.62}Q${width * 0.14} ${height * 0.7} ${width * 0.12} ${height * 0.84}H0Z`
  const drawn =
    fill(left, cloth) +
    fill(stripes([0, height * 0.1, width * 0.1, height * 0.7], 4, 0.3), fold) +
    fill(box([width * 0.01, height * 0.6, width * 0.1, height * 0.03]), 'marigold') +
    keyLine([left], height / 200)
  return drawn + placed(drawn, { x: width, y: 0, mirrored: true })
}

const actors = (view: View): string => {
  const { width, height, random } = view
  const count = random.whole(2, 5)
  return range(count)
    .map((index) =>
      child(random, {
        x: width * (0.2 + (0.6 * (index + 0.5)) / count),
        y: height * (0.8 + (index % 2) * 0.03),
        height: height * 0.4,
        pose: random.pick(['cheering', 'waving', 'running', 'standing']),
        mirrored: random.chance(0.5),
      }),
    )
    .join('')
}

const puppets = (view: View): string => {
  const { width, height, random } = view
  const cast = random.shuffled<ObjectName>(['doll', 'horse', 'elephant', 'mask', 'drum'])
  return range(3)
    .map((index) => {
      const size = height * 0.44
      const x = width * (0.24 + index * 0.19)
      const name = cast[index] ?? 'doll'
      return (
        fill(
          box([x + size * 0.3, 0, height / 300, height * 0.4]) +
            box([x + size * 0.7, 0, height / 300, height * 0.4]),
          'cotton',
        ) + placed(objectShapes(name), { x, y: height * (0.36 + (index % 2) * 0.05), scale: size / 240 })
      )
    })
    .join('')
}

const audience = ({ width, height, random }: View): string =>
  range(11)
    .map((index) => {
      const x = (index + random.between(0.3, 0.7)) * (width / 11)
      const y = height * random.between(0.95, 1)
      return (
        fill(
          ellipse([x, y + height * 0.08], height * 0.06, height * 0.09),
          random.pick<InkName>(['rani', 'leaf', 'sky2', 'orange', 'marigold']),
        ) + fill(circle([x, y - height * 0.02], height * 0.04), 'key')
      )
    })
    .join('')

export const stage: Scene = (view) => {
  const { width, height, random } = view
  const cloth = random.pick<InkName>(['rani', 'jamun', 'leaf', 'rust'])
  const ground = random.pick<InkName>(['night', 'sky2', 'marigold', 'pink', 'leaf2'])
  const beam = (x: number) =>
    fill(
      polygon([
        [width * x, 0],
        [width * (x - 0.16), height * 0.84],
        [width * (x + 0.16), height * 0.84],
      ]),
      'cotton',
      'opacity=".16"',
    )
  return [
    backdrop(view, ground),
    fill(
      circle([width / 2, height * 0.42], height * 0.26),
      random.pick<InkName>(['marigold2', 'orange', 'cotton']),
    ),
    beam(0.3) + beam(0.7),
    fill(box([0, height * 0.78, width, height * 0.22]), 'copper') +
      fill(triangles([0, height * 0.86, width, height * 0.05], 30, 'down'), 'rust'),
    random.chance(0.6) ? actors(view) : puppets(view),
    curtain(view, cloth, random.pick<InkName>(['shade', 'orange', 'marigold'])),
    random.chance(0.5)
      ? toran(width, { strings: 22, drop: height * 0.14, head: height / 90 })
      : fill(triangles([0, 0, width, height * 0.09], 20, 'down'), 'marigold'),
    audience(view),
  ].join('')
}

const grounds: readonly InkName[] = ['lilac', 'marigold', 'peach', 'mint', 'pink', 'jamun']

const papers: readonly InkName[] = ['marigold2', 'pink', 'leaf', 'cotton', 'rani', 'sky2']

const confetti = ({ width, height, random }: View): string =>
  range(random.whole(28, 60))
    .map(() =>
      placed(
        fill(random.pick(['M-6 -3h12v6h-12z', 'M-5 -5h10L0 6z', circle([0, 0], 4.5)]), random.pick(papers)),
        {
          x: random.between(0, width),
          y: random.between(0, height * 0.8),
          turn: random.between(0, 180),
          scale: height / 380,
        },
      ),
    )
    .join('')

const skins: readonly Readonly<Partial<Record<InkName, InkName>>>[] = [
  {},
  { rani: 'sky2', jamun: 'rani', leaf: 'orange' },
  { rani: 'leaf', marigold: 'cotton', leaf: 'rani' },
  { rani: 'orange', marigold: 'jamun' },
]

const drumOf = ({ random }: View): string => repainted(objectShapes('drum'), random.pick(skins))

const big = (view: View): string => {
  const { width, height, random } = view
  return placed(drumOf(view), {
    x: width * random.between(0.4, 0.6) - height * 0.42,
    y: height * 0.09,
    scale: (height * 0.84) / 240,
  })
}

const dancers = (view: View): string => {
  const { width, height, random } = view
  const count = random.whole(3, 6)
  return (
    fill(ellipse([width / 2, height * 0.94], width * 0.48, height * 0.1), 'rust') +
    range(count)
      .map((index) =>
        child(random, {
          x: ((index + 0.5) / count) * width,
          y: height * (0.9 + (index % 2) * 0.05),
          height: height * 0.46,
          pose: random.pick(['cheering', 'waving', 'running']),
          mirrored: random.chance(0.5),
        }),
      )
      .join('')
  )
}

const band = (view: View): string => {
  const { width, height, random } = view
  const count = random.whole(2, 4)
  const size = Math.min(width / count / 290, height / 500)
  return (
    fill(box([0, height * 0.82, width, height * 0.18]), 'rust') +
    range(count)
      .map((index) => {
        const x = ((index + 0.5) / count) * width
        return (
          child(random, { x, y: height * 0.84, height: height * 0.56, pose: 'cheering' }) +
          placed(drumOf(view), { x: x - 120 * size, y: height * 0.99 - 200 * size, scale: size })
        )
      })
      .join('')
  )
}

export const drums: Scene = (view) => {
  const { width, height, random } = view
  return [
    backdrop(view, random.pick(grounds)),
    confetti(view),
    random.chance(0.5)
      ? bunting([-10, height * 0.06], [width + 10, height * 0.06], {
          count: 16,
          sag: height * 0.08,
          size: height * 0.07,
        })
      : '',
    random.pick([big, dancers, dancers, band, band])(view),
  ].join('')
}
