import { diamonds } from '../patterns.ts'
import { box, ellipse, fill, keyLine, roundedBox } from '../shapes.ts'

/** Forest honey in a squat jar. */
export function honey(): string {
  const glass = roundedBox([58, 84, 124, 124], 26)
  const lid = roundedBox([66, 56, 108, 30], 6)
  const label = roundedBox([72, 122, 96, 56], 4)
  return [
    fill(glass, 'orange') +
      fill('M64 96h112v14q-8 14 -16 2t-18 4q-8 16 -18 2t-20 2q-10 12 -20 -2t-20 -6z', 'marigold'),
    fill(lid, 'leaf') + fill(box([66, 68, 108, 6]), 'marigold2') + fill(label, 'cotton'),
    fill(diamonds([78, 130, 84, 12], 6) + diamonds([78, 158, 84, 12], 6), 'rust'),
    fill(ellipse([120, 150], 13, 8), 'marigold') +
      fill(box([114, 142, 4, 16]) + box([122, 142, 4, 16]), 'key'),
    fill(ellipse([112, 139], 9, 5) + ellipse([128, 139], 9, 5), 'sky'),
    keyLine([glass, lid, label]),
  ].join('')
}
