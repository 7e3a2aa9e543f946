import { select } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { addDays } from '#meta'
import { VolunteerCreditSettings } from '../settings/volunteer-credit-settings.doctype.ts'
import { findUnusualPairs, type FoundPair } from './approvals.queries.ts'
import { HoursFinding } from './hours-finding.doctype.ts'

/** Looks for unusual approvals now, as every night. The settings' action sends their name. */
export const checkApprovals = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: { name: select([VolunteerCreditSettings.name], { required: true }) },
  methods: ['POST'],
  async run({ documents }) {
    return { open: await saveFindings(documents.asSystemFor(documents.caller.user)) }
  },
})

/** Half a year: long enough for a pattern, and short enough that an old one ends. */
const DAYS = 180

const MAX_FINDINGS = 1000

const keyOf = ({ kind, volunteer, approver }: FoundPair): string => `${kind} ${volunteer} ${approver}`

/** Opens a checked finding again only when more entries were found. */
async function saveFinding(system: Documents, pair: FoundPair): Promise<void> {
  const [known] = await system.find(HoursFinding, { where: { finding_key: keyOf(pair) }, limit: 1 })
  if (!known) {
    await system.insert(HoursFinding, { ...pair, finding_key: keyOf(pair) })
    return
  }
  const isSame = known.entries === pair.entries && known.of_entries === pair.of_entries
  if (isSame && known.state !== 'resolved') return
  const isChecked = known.state === 'checked' && pair.entries <= known.entries
  await system.save(HoursFinding, known.name, { ...pair, state: isChecked ? 'checked' : 'open' })
}

/** Saves the unusual pairs of the last half year, and resolves those that are no longer unusual. Returns how many are open. */
export async function saveFindings(system: Documents): Promise<number> {
  const pairs = await findUnusualPairs(system, addDays(system.today, -DAYS))
  for (const pair of pairs) await saveFinding(system, pair)
  const keys = new Set(pairs.map(keyOf))
  const known = await system.find(HoursFinding, {
    where: { state: ['in', ['open', 'checked']] },
    fields: ['name', 'finding_key', 'state'],
    limit: MAX_FINDINGS,
  })
  for (const { name, finding_key } of known)
    if (!keys.has(finding_key)) await system.save(HoursFinding, name, { state: 'resolved' })
  return known.filter(({ state, finding_key }) => state === 'open' && keys.has(finding_key)).length
}
