import type { Row } from '../report/table.ts'
import type { BenchSite } from '../site/bench-site.ts'

export interface Bench {
  readonly name: string
  run(benchSite: BenchSite): Promise<readonly Row[]>
}
