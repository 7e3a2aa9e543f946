import { circle, fill, keyLine, polygon, roundedBox } from '../shapes.ts'
import { range } from '../geometry.ts'
import { scallops } from '../patterns.ts'

/** A box of laddu and barfi. */
export function sweetBox(): string {
  const lid = polygon([
    [56, 92],
    [74, 34],
    [184, 34],
    [186, 92],
  ])
  const tray = roundedBox([36, 88, 168, 116], 10)
  const laddus = range(4).map((index) => circle([66 + index * 36, 122], 15))
  const barfi = range(4).map((index) => {
    const x = 66 + index * 36
    return polygon([
      [x, 152],
      [x + 15, 170],
      [x, 188],
      [x - 15, 170],
    ])
  })
  return [
    fill(lid, 'rani') + fill('M68 54L74 34H184L185 54Z', 'marigold'),
    fill(`M64 66${scallops(120, 6, 7)}`, 'pink'),
    fill(tray, 'jamun') + fill(roundedBox([46, 98, 148, 96], 6), 'cotton'),
    fill(laddus.join(''), 'orange') + fill(barfi.join(''), 'leaf2'),
    fill(laddus.map((_, index) => circle([66 + index * 36, 119], 4)).join(''), 'marigold2'),
    fill(barfi.map((_, index) => circle([66 + index * 36, 170], 4)).join(''), 'glass'),
    keyLine([lid, tray, ...laddus, ...barfi]),
  ].join('')
}
