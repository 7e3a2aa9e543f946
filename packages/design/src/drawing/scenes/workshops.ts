import type { InkName } from '../../tokens/index.ts'
import { range, box, circle, fill, keyLine, line, placed, roundedBox, type Box } from '../shapes.ts'
import { type ObjectName, objectShapes } from '../objects.ts'
import { child } from '../parts/child.ts'
import { backdrop } from '../parts/sky.ts'
import type { Scene, View } from '../parts/view.ts'
import { diamonds, dotRow, stripes, triangles } from '../patterns.ts'

const clock = ({ width, height }: View): string => {
  const rim = circle([width / 2, height * 0.46], height * 0.1)
  const hands = `M${width / 2} ${height * 0.4}V${height * 0.46}L${width / 2 + height * 0.05} ${height * 0.48}`
  return fill(rim, 'cotton') + line(hands, 'rani', height / 110) + keyLine([rim], height / 240)
}

const workshop =
  (makes: readonly ObjectName[]): Scene =>
  (view) => {
    const { width, height, random } = view
    const things = random.shuffled(makes)
    const size = height * 0.26
    const shelf = (y: number, from: number) =>
      fill(box([width * 0.06, y, width * 0.88, height * 0.02]), 'rust') +
      range(5)
        .map((index) =>
          placed(objectShapes(things[(index + from) % things.length] ?? 'pot'), {
            x: width * (0.08 + index * 0.175),
            y: y - size * 0.88,
            scale: size / 240,
          }),
        )
        .join('')
    const table = roundedBox([width * 0.02, height * 0.8, width * 0.96, height * 0.05], 10)
    const room = Math.floor(width / (height * 0.42))
    const count = Math.min(random.whole(2, 4), Math.max(2, room))
    return [
      backdrop(view, random.pick<InkName>(['peach', 'mint', 'sky', 'lilac', 'pink', 'marigold2'])),
      shelf(height * 0.28, 0),
      random.chance(0.5) ? shelf(height * 0.56, 2) : clock(view),
      fill(
        box([0, height * 0.84, width, height * 0.16]),
        random.pick<InkName>(['rust', 'sand', 'leaf', 'jamun']),
      ),
      range(count)
        .map((index) =>
          child(random, {
            x: ((index + 0.3) / count) * width,
            y: height * 0.98,
            height: height * 0.46,
            pose: random.pick(['standing', 'waving', 'cheering']),
          }),
        )
        .join(''),
      fill(table, 'copper') + keyLine([table], height / 240),
      range(count)
        .map((index) =>
          placed(objectShapes(things[index] ?? 'pot'), {
            x: ((index + 0.56) / count) * width,
            y: height * 0.82 - size * 0.9,
            scale: size / 240,
          }),
        )
        .join(''),
    ].join('')
  }

export const clayWorkshop = workshop(['pot', 'vase', 'cups', 'horse', 'diya', 'money-box'])

export const paperWorkshop = workshop([
  'print-block',
  'notebook',
  'cards',
  'gift-rolls',
  'star-lantern',
  'storybook',
])

export const toyWorkshop = workshop(['kite', 'doll', 'mask', 'top', 'elephant', 'drum'])

export const kitchenTable = workshop(['spice-box', 'tumbler', 'murukku', 'mortar', 'sweet-box', 'honey'])

const palettes: readonly (readonly InkName[])[] = [
  ['rani', 'marigold', 'jamun', 'leaf', 'cotton'],
  ['sky2', 'cotton', 'marigold2', 'rust', 'key'],
  ['leaf', 'sand', 'orange', 'cotton', 'jamun'],
  ['pink', 'rani', 'cotton', 'marigold', 'shade'],
  ['rust', 'copper', 'cotton', 'leaf2', 'jamun'],
]

function band(view: View, place: Box, inks: readonly InkName[]): string {
  const { random } = view
  const [x, y, width, height] = place
  const [ground = 'rani', print = 'cotton', second = 'marigold'] = random.shuffled(inks)
  const count = Math.max(4, Math.round(width / height / random.between(0.8, 2)))
  const prints: readonly (() => string)[] = [
    () =>
      fill(triangles([x, y + height * 0.1, width, height * 0.8], count, random.pick(['up', 'down'])), print),
    () =>
      fill(diamonds(place, count), print) +
      fill(diamonds([x, y + height * 0.25, width, height * 0.5], count), second),
    () => fill(stripes(place, count * 2, random.between(0.3, 0.6)), print),
    () =>
      fill(
        dotRow([x + width / count / 2, y + height / 2], { count, gap: width / count, radius: height * 0.26 }),
        print,
      ),
    () => fill(box([x, y + height * 0.36, width, height * 0.28]), print),
    () => '',
  ]
  return fill(box(place), ground) + random.pick(prints)()
}

function cloth(view: View, [x, y, width, height]: Box): string {
  const { random } = view
  const inks = random.pick(palettes)
  const drawn: string[] = []
  let top = y
  while (top < y + height - 1) {
    const tall = Math.min(y + height - top, view.height * random.pick([0.03, 0.05, 0.08, 0.12, 0.16]))
    drawn.push(band(view, [x, top, width, tall], inks))
    top += tall
  }
  return drawn.join('')
}

const flat = (view: View): string => cloth(view, [0, 0, view.width, view.height])

const loom = (view: View): string => {
  const { width, height, random } = view
  const place: Box = [width * 0.16, height * 0.48, width * 0.68, height * 0.52]
  const warp = range(44).map(
    (index) => `M${(place[0] + (index / 43) * place[2]).toFixed(1)} ${height * 0.12}V${height * 0.48}`,
  )
  const frame =
    box([width * 0.1, height * 0.06, width * 0.8, height * 0.06]) +
    box([width * 0.1, height * 0.06, width * 0.05, height]) +
    box([width * 0.85, height * 0.06, width * 0.05, height])
  return [
    backdrop(view, random.pick(['peach', 'mint', 'sky', 'lilac'])),
    line(warp.join(''), random.pick(['rani', 'jamun', 'leaf']), height / 260),
    cloth(view, place),
    fill(box([width * 0.1, height * 0.44, width * 0.8, height * 0.045]), 'copper') +
      fill(frame, 'rust') +
      keyLine([frame], height / 220),
    random.chance(0.6)
      ? child(random, { x: width * 0.5, y: height * 0.5, height: height * 0.4, pose: 'standing' })
      : '',
  ].join('')
}

const hungOut = (view: View): string => {
  const { width, height, random } = view
  const count = random.whole(3, 5)
  const step = width / count
  return [
    backdrop(view, random.pick(['sky', 'mint', 'peach', 'marigold2'])),
    line(`M0 ${height * 0.12}Q${width / 2} ${height * 0.2} ${width} ${height * 0.12}`, 'key', height / 150),
    range(count)
      .map((index) =>
        cloth(view, [
          index * step + step * 0.08,
          height * 0.15,
          step * 0.84,
          height * random.between(0.5, 0.76),
        ]),
      )
      .join(''),
    fill(box([0, height * 0.95, width, height * 0.05]), 'leaf'),
  ].join('')
}

export const weave: Scene = (view) => view.random.pick([flat, flat, loom, hungOut])(view)
