import { randomInt } from 'node:crypto'
import { hooks, type Documents } from '#framework/documents'
import { notify, type NotificationEvent } from '#site/notifications'
import { affiliateErrors } from '../errors.ts'
import { affiliateNotices } from '../extensions.ts'
import { createAffiliateCode, isAffiliateCode, normalizeAffiliateCode } from './affiliate-code.rules.ts'
import { Affiliate } from './affiliate.doctype.ts'
import type { AffiliateDoc } from './affiliate.queries.ts'

const MAX_RANDOM = 1_000_000

const MAX_TRIES = 20

/** Returns a code that nobody has. */
async function newCode(documents: Documents): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const code = createAffiliateCode(() => randomInt(MAX_RANDOM))
    const others = await documents.asSystem().find(Affiliate, { where: { code }, limit: 1 })
    if (others.length === 0) return code
  }
  throw affiliateErrors.bad_code()
}

const isEmpty = (value: string | null): boolean => (value ?? '').trim() === ''

function requireComplete({ kind, group_name, state, reason }: AffiliateDoc): void {
  if (kind !== 'person' && isEmpty(group_name)) throw affiliateErrors.no_group_name()
  if ((state === 'refused' || state === 'suspended') && isEmpty(reason)) throw affiliateErrors.no_reason()
}

async function codeOf(
  documents: Documents,
  { code: typed, state }: AffiliateDoc,
): Promise<Pick<AffiliateDoc, 'code'>> {
  if (typed === null || typed === '') return { code: state === 'approved' ? await newCode(documents) : null }
  const code = normalizeAffiliateCode(typed)
  if (!isAffiliateCode(code)) throw affiliateErrors.bad_code()
  return { code }
}

type Decision = 'approved' | 'refused' | 'suspended'

const notices: Readonly<Record<Decision, NotificationEvent>> = {
  approved: affiliateNotices.approved,
  refused: affiliateNotices.refused,
  suspended: affiliateNotices.suspended,
}

export const affiliateHooks = hooks(Affiliate, {
  async beforeSave({ previous, document, documents }) {
    requireComplete(document)
    const approved = document.state === 'approved' && previous?.state !== 'approved'
    return {
      ...(await codeOf(documents, document)),
      ...(approved ? { approved_on: document.approved_on ?? documents.today, reason: null } : {}),
    }
  },
  async afterSave({ previous, document: { name, state, user, code, reason, modified }, documents }) {
    if (previous === null || previous.state === state || state === 'applied') return
    await notify(documents.asSystem(), {
      event: notices[state],
      key: `${name} ${state} ${modified}`,
      people: [{ user }],
      link: '/affiliate-program',
      values: { code: code ?? '', reason: reason ?? '' },
    })
  },
})
