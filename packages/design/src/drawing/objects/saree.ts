import { dots, triangles } from '../patterns.ts'
import { box, fill, keyLine, roundedBox } from '../shapes.ts'

/** A folded saree whose border shows. */
export function saree(): string {
  const cloth = roundedBox([44, 52, 152, 142], 10)
  const pallu = 'M96 52H196V132L150 214L96 170Z'
  return [
    fill(cloth, 'leaf') + fill(box([44, 158, 152, 24]), 'marigold'),
    fill(triangles([46, 160, 148, 18], 11), 'rani'),
    dots([58, 76], { count: 3, gap: 15, radius: 3, ink: 'marigold2' }),
    dots([58, 106], { count: 3, gap: 15, radius: 3, ink: 'marigold2' }),
    dots([58, 136], { count: 3, gap: 15, radius: 3, ink: 'marigold2' }),
    fill(pallu, 'rani') + fill('M96 150L150 192L196 112V132L150 214L96 170Z', 'marigold'),
    fill(triangles([104, 62, 84, 16], 6, 'down') + triangles([104, 84, 84, 16], 6), 'marigold2'),
    dots([114, 122], { count: 5, gap: 15, radius: 3.4, ink: 'pink' }),
    keyLine([cloth, pallu, 'M96 52V170']),
  ].join('')
}
