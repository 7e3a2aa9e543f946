import { range } from '../geometry.ts'
import { marigold } from '../marigold.ts'
import { fill, leaf, line } from '../shapes.ts'

/** A curtain of marigold strings over the whole width. `drop` is the longest string. */
export function toran(
  width: number,
  { strings, drop, head = 8.5 }: { strings: number; drop: number; head?: number },
): string {
  return range(strings + 1)
    .map((index) => {
      const x = (index * width) / strings
      const length = drop * (index % 2 === 1 ? 0.62 : 1)
      const heads = range(Math.ceil((length - head) / (2 * head))).map((order) =>
        marigold([x, head + order * 2 * head], head, [
          (index + order) % 3 ? 'marigold2' : 'orange',
          'orange',
        ]),
      )
      return (
        line(`M${x.toFixed(1)} 0V${length.toFixed(1)}`, 'leaf', 2) +
        heads.join('') +
        fill(leaf([x, length], { length: head * 2.4, angle: 90 }), 'leaf')
      )
    })
    .join('')
}
