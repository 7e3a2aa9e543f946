import { range } from '../geometry.ts'
import { circle, fill, keyLine, leaf, line, roundedBox } from '../shapes.ts'
import { stripes } from '../patterns.ts'

/** A palm-leaf basket of vegetables. */
export function basket(): string {
  const body = 'M46 122H194L176 206H64Z'
  const rim = roundedBox([40, 108, 160, 18], 9)
  const weave = range(3).map((row) => stripes([60 - row * -4, 132 + row * 24, 120 - row * 8, 12], 7, 0.5))
  const offset = range(2).map((row) => stripes([70, 144 + row * 24, 100, 12], 6, 0.5))
  const carrots = 'M74 112L84 62H104L106 112ZM150 112L156 74H172L170 112Z'
  const tops = [
    leaf([94, 64], { angle: -110 }),
    leaf([94, 64], { angle: -70 }),
    leaf([164, 76], { angle: -80 }),
  ]
  return [
    line('M58 112C58 8 182 8 182 112', 'rust', 8),
    fill(tops.join(''), 'leaf') + fill(carrots, 'orange') + fill(circle([128, 90], 25), 'rani'),
    fill('M118 68L128 76L138 66L134 80H122Z', 'leaf'),
    fill(body, 'sand') + fill([...weave, ...offset].join(''), 'copper') + fill(rim, 'marigold'),
    keyLine([body, rim, circle([128, 90], 25)]),
  ].join('')
}
