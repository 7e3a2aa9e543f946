import { range } from '../geometry.ts'
import { objects } from '../objects/all-objects.ts'
import { bunting } from '../parts/bunting.ts'
import { child } from '../parts/child.ts'
import { groundInks, sky } from '../parts/sky.ts'
import { roundTree } from '../parts/tree.ts'
import type { Scene } from '../parts/view.ts'
import { ellipse, fill, placed } from '../shapes.ts'

/** Children who read below a tree. */
export const reading: Scene = (view) => {
  const { width, height, random, time } = view
  const [far, near] = groundInks(time)
  const count = random.whole(2, 5)
  const treeX = width * random.between(0.2, 0.8)
  const mat = ellipse([width / 2, height * 0.87], width * 0.44, height * 0.09)
  const readers = range(count).map((index) =>
    child(random, {
      x: ((index + 0.7) / (count + 0.4)) * width,
      y: height * (0.9 + (index % 2) * 0.05),
      height: height * random.between(0.36, 0.44),
      pose: index === 0 || random.chance(0.7) ? 'reading' : 'sitting',
    }),
  )
  return [
    sky(view),
    fill(ellipse([width / 2, height * 1.02], width * 0.8, height * 0.36), far),
    roundTree(
      [treeX, height * 0.8],
      height * 0.86,
      random.pick([
        ['leaf', 'marigold'],
        ['leaf', 'rani'],
        ['leaf2', 'orange'],
      ] as const),
    ),
    random.chance(0.5)
      ? bunting([0, height * 0.12], [treeX, height * 0.3], {
          count: 9,
          sag: height * 0.04,
          size: height * 0.05,
        })
      : '',
    fill(ellipse([width / 2, height * 1.06], width * 0.8, height * 0.3), near),
    fill(mat, random.pick(['rani', 'marigold', 'jamun', 'sky2'])) +
      fill(ellipse([width / 2, height * 0.87], width * 0.38, height * 0.07), 'cotton', 'opacity=".35"'),
    placed(objects.books(), { x: width * random.between(0.1, 0.7), y: height * 0.72, scale: height / 1100 }),
    readers.join(''),
  ].join('')
}
