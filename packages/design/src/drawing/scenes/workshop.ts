import type { InkName } from '../../tokens/index.ts'
import { range } from '../geometry.ts'
import { type ObjectName, objectShapes } from '../objects.ts'
import { child } from '../parts/child.ts'
import { backdrop } from '../parts/sky.ts'
import type { Scene, View } from '../parts/view.ts'
import { box, circle, fill, keyLine, line, placed, roundedBox } from '../shapes.ts'

const clock = ({ width, height }: View): string => {
  const rim = circle([width / 2, height * 0.46], height * 0.1)
  const hands = `M${width / 2} ${height * 0.4}V${height * 0.46}L${width / 2 + height * 0.05} ${height * 0.48}`
  return fill(rim, 'cotton') + line(hands, 'rani', height / 110) + keyLine([rim], height / 240)
}

/** A long table where things are being made, and shelves with what is done. */
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
