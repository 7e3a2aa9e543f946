import type { Documents } from '#framework/documents'
import { Consent } from '#community/family'
import { CONSENT_VERSION } from '#community/students'
import { renewalErrors } from '../errors.ts'
import type { ConsentSaid } from '../rules/read-consents.ts'

const RECORDS = 'records of the school'

interface Saying {
  readonly student: string
  readonly said: readonly ConsentSaid[]
  /** What the family has said before. */
  readonly before: ReadonlyMap<string, boolean>
  readonly by: string
  /** 'YYYY-MM-DD HH:MM:SS'. */
  readonly at: string
}

/** A school that may not keep records of a child cannot keep the child. */
function requireRecords({ said, before }: Saying): void {
  const now = said.find(({ purpose }) => purpose === RECORDS)
  if (!(now?.isGiven ?? before.get(RECORDS) ?? false)) throw renewalErrors.no_records_consent()
}

async function keepOne(documents: Documents, { student, by, at }: Saying, { purpose, isGiven }: ConsentSaid) {
  const version = CONSENT_VERSION
  const said = isGiven
    ? ({ state: 'given', given_at: at, given_by: by, withdrawn_at: null, withdrawn_by: null } as const)
    : ({ state: 'withdrawn', withdrawn_at: at, withdrawn_by: by } as const)
  const [known] = await documents.find(Consent, { where: { student, purpose, version }, limit: 1 })
  if (known?.state === said.state) return
  if (known) await documents.save(Consent, known.name, said)
  else await documents.insert(Consent, { student, purpose, version, ...said })
  await documents.emit('family.consent_changed', { student, purpose, state: said.state })
}

/**
 * What the family says now to a purpose holds from now on: in the words of now, with its time and who said it. What it says
 * nothing about stays as it is.
 */
export async function keepConsents(caller: Documents, saying: Saying): Promise<void> {
  requireRecords(saying)
  for (const one of saying.said) await keepOne(caller.asSystem(), saying, one)
}
