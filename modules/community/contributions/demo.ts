import type { DemoContext } from '#framework/modules'
import { ContributionPurpose } from './campaign/contribution-purpose.doctype.ts'
import { ContributionSettings } from './campaign/contribution-settings.doctype.ts'
import { insertDemoContributions } from './contribution/demo-contributions.ts'

const purposes = [
  {
    title: 'A roof over the reading room',
    description: 'Tiles, rafters and carpentry for a new roof, so that the books stay dry.',
    goal: 180_000_00,
  },
  {
    title: 'Lunch for everybody',
    description: 'Rice, greens and an egg for each child with a free place, for a whole term.',
    goal: 90_000_00,
  },
  {
    title: 'Saplings and rain gauges',
    description: 'Saplings and rain gauges for the garden of class 4.',
    goal: 30_000_00,
  },
] as const

/** What Asha asks its neighbours to support. */
export async function demo(context: DemoContext): Promise<void> {
  const { documents } = context
  const names: string[] = []
  for (const [index, purpose] of purposes.entries()) {
    const made = await documents.insert(ContributionPurpose, { ...purpose, is_open: 1, display_order: index })
    names.push(made.name)
  }
  await documents.save(ContributionSettings, ContributionSettings.name, {
    heading: 'Support the school',
    introduction:
      'No donation buys a place here. What you give goes to what is named, and the accounts hang at the gate every April.',
    suggested: [250_00, 500_00, 1000_00, 5000_00].map((amount) => ({ amount })),
  })
  await insertDemoContributions(context, names)
}
