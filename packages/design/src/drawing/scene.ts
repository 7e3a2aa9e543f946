import type { Inks } from '../tokens/index.ts'
import type { Box } from './geometry.ts'
import { withInks } from './ink.ts'
import type { Time } from './parts/view.ts'
import { seeded } from './random.ts'
import { type SceneName, scenes } from './scenes/all-scenes.ts'
import { svg } from './shapes.ts'

export interface ScenePlan {
  readonly width: number
  readonly height: number
  /** The same seed always gives the same picture; each other seed another one. */
  readonly seed: string
  readonly time?: Time
  /** How near the camera stands: 1 shows all, 2 the half. What is cut off is left to the seed. */
  readonly zoom?: number
  readonly inks?: Inks
}

const crop = ({ width, height, seed, zoom = 1 }: ScenePlan): Box => {
  const random = seeded(`camera ${seed}`)
  const [across, down] = [width / zoom, height / zoom]
  // What matters in these scenes stands low, so a near camera looks down rather than up.
  return [
    random.between(0.2, 0.8) * (width - across),
    random.between(0.55, 1) * (height - down),
    across,
    down,
  ]
}

/** A scene as a whole `<svg>`; without inks it follows the page's `--il-*` variables. */
export function drawScene(name: SceneName, plan: ScenePlan): string {
  const { width, height, seed, time = 'noon', inks } = plan
  const drawn = scenes[name]({ width, height, time, random: seeded(seed) })
  const cropped = svg(crop(plan), drawn)
  return inks ? withInks(cropped, inks) : cropped
}
