import { diamonds } from '../patterns.ts'
import { away, range } from '../geometry.ts'
import { ellipse, fill, keyLine, leaf, line, roundedBox } from '../shapes.ts'
import { marigold } from '../marigold.ts'

/** A tall clay vase with three marigolds. */
export function vase(): string {
  const body = 'M98 112C98 128 66 138 66 172C66 198 90 214 120 214S174 198 174 172C174 138 142 128 142 112Z'
  const lip = roundedBox([90, 100, 60, 14], 7)
  const stems = [-120, -90, -62]
  const heads = stems.map((angle) => away([120, 108], angle, angle === -90 ? 70 : 58))
  const leaves = range(2).map((side) => leaf([120, 94], { length: 34, angle: side ? -18 : -164 }))
  return [
    line(heads.map(([x, y]) => `M120 106L${x.toFixed(0)} ${y.toFixed(0)}`).join(''), 'leaf', 4),
    fill(leaves.join(''), 'leaf'),
    heads
      .map((head, index) => marigold(head, 20, index === 1 ? ['orange', 'rani'] : ['marigold', 'orange']))
      .join(''),
    fill(body, 'copper') + fill(lip, 'rust') + fill(ellipse([120, 176], 50, 15), 'cotton'),
    fill(diamonds([74, 165, 92, 22], 5), 'rani'),
    keyLine([body, lip, ...leaves]),
  ].join('')
}
