import { range } from '../geometry.ts'
import { dots } from '../patterns.ts'
import { fill, keyLine, roundedBox } from '../shapes.ts'

/** A hammered copper bottle. */
export function bottle(): string {
  const body =
    'M92 92C78 100 74 110 74 122V194A16 16 0 0 0 90 210H150A16 16 0 0 0 166 194V122C166 110 162 100 148 92V74H92Z'
  const cap = roundedBox([90, 38, 60, 34], 8)
  const hammered = range(6).map((row) => {
    const isOdd = row % 2 === 1
    return dots([isOdd ? 96 : 88, 122 + row * 14], { count: isOdd ? 4 : 5, gap: 16, radius: 3, ink: 'rust' })
  })
  return [
    fill(cap, 'jamun') + fill(body, 'copper') + hammered.join(''),
    fill('M74 118H166V110Q164 100 156 96H84Q76 102 74 112Z', 'marigold'),
    keyLine([body, cap]),
  ].join('')
}
