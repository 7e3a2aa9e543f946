import { fill, keyLine, line } from '../shapes.ts'

/** A dhol with its ropes. */
export function drum(): string {
  const body = 'M58 74Q120 40 182 74V170Q120 204 58 170Z'
  const skins = 'M58 66C82 66 82 178 58 178S34 66 58 66ZM182 66C206 66 206 178 182 178S158 66 182 66Z'
  return [
    line('M46 74Q84 20 120 16T194 74', 'leaf', 9) + fill(body, 'rani'),
    line('M58 74L80 182L100 60L120 194L140 60L160 182L182 74', 'marigold', 5),
    fill('M102 106h36v34h-36z', 'jamun') + fill('M120 110l12 13l-12 13l-12 -13z', 'marigold'),
    fill(skins, 'cotton'),
    fill('M58 96C68 96 68 148 58 148S48 96 58 96ZM182 96C192 96 192 148 182 148S172 96 182 96Z', 'jamun'),
    keyLine([skins, 'M60 66Q120 36 180 66M60 178Q120 208 180 178']),
  ].join('')
}
