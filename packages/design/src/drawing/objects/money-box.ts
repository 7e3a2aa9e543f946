import { triangles } from '../patterns.ts'
import { circle, ellipse, fill, keyLine, roundedBox } from '../shapes.ts'

/** A gullak: coins go in, and it has to be broken to get them out. */
export function moneyBox(): string {
  const body = 'M120 62C172 62 198 108 194 148C190 186 160 210 120 210S50 186 46 148C42 108 68 62 120 62Z'
  const knob = roundedBox([104, 44, 32, 24], 10)
  const coin = circle([158, 40], 20)
  return [
    fill(coin, 'marigold') + fill(circle([158, 40], 11), 'orange'),
    fill(body, 'rust') + fill(knob, 'jamun'),
    fill('M47 140Q120 166 193 140Q194 156 189 168Q120 194 51 168Q46 156 47 140Z', 'marigold'),
    fill(triangles([64, 156, 112, 16], 8), 'leaf'),
    fill(ellipse([128, 92], 26, 5), 'key'),
    keyLine([body, knob, coin]),
  ].join('')
}
