import type { InkName } from '../../tokens/index.ts'
import { range } from '../geometry.ts'
import { repainted } from '../ink.ts'
import { objectShapes } from '../objects.ts'
import { bunting } from '../parts/bunting.ts'
import { child } from '../parts/child.ts'
import { backdrop } from '../parts/sky.ts'
import type { Scene, View } from '../parts/view.ts'
import { box, circle, ellipse, fill, placed } from '../shapes.ts'

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

/** Drums and those who dance to them, under paper. */
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
