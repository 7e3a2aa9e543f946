import type { DemoContext } from '#framework/modules'
import { AcademicYear } from '#community/students'

/** The year ahead is open, so that families can renew. */
export async function demo({ documents }: DemoContext): Promise<void> {
  const [ahead] = await documents.find(AcademicYear, {
    where: { is_current: 0 },
    order_by: 'starts_on desc',
    limit: 1,
  })
  if (ahead) await documents.save(AcademicYear, ahead.name, { is_open: 1 })
}
