import type { Row } from '../report/table.ts'
import type { Ground } from '../site/ground.ts'

export interface Bench {
  readonly name: string
  run(ground: Ground): Promise<readonly Row[]>
}
